// First, so that the panels' own styles hold over these.
import './ui/tokens.css';
import './ui/base.css';
import './ui/controls.css';
import { type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { startEngine } from './engine/useAnswer.ts';
import { verdictStands } from './engine/verdictStands.ts';
import { watchArrivals } from './state/arrivals.ts';
import { startSession } from './state/session.ts';

startEngine();
if (/[?&]embed=1(&|$)/.test(location.search)) {
  render(await (await import('./embed/start.tsx')).startEmbed());
} else {
  watchArrivals();
  await startSession();
  render(<App />);
}

function render(page: ReactNode): void {
  const root = document.getElementById('root');
  if (root !== null) createRoot(root).render(<StrictMode>{page}</StrictMode>);
}

// Without them the page is used by its buttons.
verdictStands
  .then(() => import('./panels/shortcuts.ts'))
  .then(({ listenForKeys }) => listenForKeys())
  .catch(() => undefined);
