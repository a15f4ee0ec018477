import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const page = (name) => fileURLToPath(new URL(name, import.meta.url));

export default defineConfig({
  root: page('.'),
  plugins: [react()],
  build: {
    target: 'es2022',
    rollupOptions: {
      input: ['index.html', 'de/index.html', 'own-header/index.html'].map(page),
    },
  },
});
