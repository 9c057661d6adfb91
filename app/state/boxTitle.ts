import type { Box } from './store.ts';

export const boxTitle = { tools: 'Tools', calls: 'Calls' } as const satisfies Record<Box, string>;
