import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** The development server injects inline scripts, so only the built page has its policy. */
const withoutPolicy: Plugin = {
  name: 'without-policy',
  apply: 'serve',
  transformIndexHtml: (html) => html.replace(/<meta\s+http-equiv="Content-Security-Policy"[^>]*>/, ''),
};

export default defineConfig({
  plugins: [react(), withoutPolicy],
  // The page works in any folder of any host.
  base: './',
  resolve: { conditions: ['rung-source', 'module', 'browser', 'development|production'] },
  worker: { format: 'es' },
  build: {
    target: 'es2023',
    // The budget is reckoned from it.
    manifest: true,
    // A font or a worker in a `data:` URL would be against the page's policy.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // The first file would list every file of every later part. It names their styles, and leaves them their scripts.
      resolveDependencies: (_file, dependencies, { hostId }) =>
        /\/(page|index)-/.test(hostId) ? dependencies.filter((file) => file.endsWith('.css')) : dependencies,
    },
    chunkSizeWarningLimit: 3_500,
    // What the first verdict needs comes in one file, all but the entry itself: together it is smaller.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [{ name: 'page', tags: ['$initial'], test: /(?<!main\.tsx|index\.html)$/ }],
        },
      },
    },
  },
});
