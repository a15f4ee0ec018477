import react from '@astrojs/react';
import { defineConfig } from 'astro/config';

// The same site with view transitions.
export default defineConfig({
  integrations: [react()],
  outDir: 'dist-transitions',
  cacheDir: '.astro-transitions',
  vite: { define: { VIEW_TRANSITIONS: 'true' } },
});
