/**
 * Draws the pictures of the custom properties: `npm run docs:pictures`. Run it
 * after a change of the theme.
 */
import { runnerImport } from 'vite';

/** @type {{ module: typeof import('./draw') }} */
const { module } = await runnerImport('./docs/pictures/draw.ts');
await module.draw();
