// First, so that the panels' own styles hold over these.
import './ui/tokens.css';
import './ui/base.css';
import './ui/controls.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { startEngine } from './engine/useAnswer.ts';
import { verdictStands } from './engine/verdictStands.ts';
import { watchArrivals } from './state/arrivals.ts';
import { startSession } from './state/session.ts';

startEngine();
watchArrivals();
await startSession();

const root = document.getElementById('root');
if (root !== null) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}

// Without them the page is used by its buttons.
verdictStands
  .then(() => import('./panels/shortcuts.ts'))
  .then(({ listenForKeys }) => listenForKeys())
  .catch(() => undefined);
