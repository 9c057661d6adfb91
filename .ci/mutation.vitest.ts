import { defineConfig } from 'vitest/config';

/** The tests that mutants of the rung meet: the tables. What draws at random or is large would take hours. */
export default defineConfig({
  test: {
    include: ['core/test/rung/*.test.ts'],
    exclude: ['conformance', 'exhaustive', 'json-agreement', 'oracle', 'size', 'sound', 'theorems'].map(
      (name) => `core/test/rung/${name}.test.ts`,
    ),
  },
});
