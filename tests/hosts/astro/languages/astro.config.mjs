import react from '@astrojs/react';
import { defineConfig } from 'astro/config';

export default defineConfig({
  // Previews are not on the site's domain.
  site: process.env.EVENTS_HOST,
  // The address of a page as visitors see it: `/de/pricing`.
  trailingSlash: 'never',
  integrations: [react()],
});
