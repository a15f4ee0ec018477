import { afterAll, afterEach, beforeAll, inject } from 'vitest';
import { commands } from 'vitest/browser';
import { createBackendControl } from '../server/control';
import { takePictures, type TestedStory } from '../visual/takePictures';

declare module 'vitest' {
  interface TestContext {
    story?: TestedStory;
  }
  interface ProvidedContext {
    comparesPictures: boolean;
  }
}

const comparesPictures = inject('comparesPictures');

// Gradients of the pages' drawings would make the files ten times as large.
const flat = document.createElement('style');
flat.textContent = '[fill^="url("] { fill: #9a9892 }';
document.head.append(flat);

// A picture that moves the real pointer parks it again.
beforeAll(() => commands.parkPointer());

// The story stays on the page until the next one is shown.
afterEach(async ({ story, task }) => {
  const isShown = story && task.result?.state !== 'fail';
  if (comparesPictures && isShown) await takePictures(story);
});

// A request that a story holds would keep the server from closing.
afterAll(() => createBackendControl().reset());
