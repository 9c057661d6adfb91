// First, so that the panels' own styles hold over these.
import './ui/tokens.css';
import './ui/base.css';
import './ui/controls.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { startEngine } from './engine/useAnswer.ts';
import { watchDrags } from './state/drag.ts';
import { startSession } from './state/session.ts';

startEngine();
watchDrags();
await startSession();

const root = document.getElementById('root');
if (root !== null) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
