import type { Box } from './rungState.ts';

export const boxTitle = { tools: 'Tools', calls: 'Calls' } as const satisfies Record<Box, string>;
