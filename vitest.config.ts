import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['rung-source', 'module', 'node', 'development|production'] },
  ssr: { resolve: { conditions: ['rung-source', 'module', 'node', 'development|production'] } },
  test: {
    include: ['core/test/**/*.test.ts', 'app/**/*.test.ts'],
    // Otherwise stylesheets are empty in tests; this one's contrasts are tested.
    css: { include: /tokens\.css/ },
    testTimeout: 60_000,
  },
});
