import { useSyncExternalStore } from 'react';
import { ProofClient, type ProofState } from './client.ts';

/** The attempts go on while another tab is looked at. */
export const prover = new ProofClient(
  () => new Worker(new URL('./proveWorker.ts', import.meta.url), { type: 'module', name: 'prove' }),
);

export function useProof(): ProofState {
  return useSyncExternalStore(prover.subscribe, prover.getState, prover.getState);
}
