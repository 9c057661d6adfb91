import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['rung-source', 'module', 'node', 'development|production'] },
  ssr: { resolve: { conditions: ['rung-source', 'module', 'node', 'development|production'] } },
  test: { include: ['core/test/**/*.test.ts', 'app/**/*.test.ts'], testTimeout: 60_000 },
});
