import type { ToolView } from '../engine/protocol.ts';
import { goToCall, goToTool } from '../state/goTo.ts';
import { useRung } from '../state/store.ts';
import './ToolWays.css';

/** From a tool to where it is declared, and to one of its calls after another. */
export function ToolWays({ tool: { name, calls } }: { tool: ToolView }) {
  const inBox = useRung((rung) => rung.source === 'box');
  return (
    <div className="tool-ways">
      <button type="button" className="link" onClick={() => void goToTool(name)}>
        Show its schema
      </button>
      {inBox && calls > 0 && (
        <button type="button" className="link" onClick={() => void goToCall(name)}>
          {calls === 1 ? 'Show its call' : `Show its next call, of ${calls.toLocaleString('en')}`}
        </button>
      )}
    </div>
  );
}
