import { expect } from 'vitest';
import { commands, page } from 'vitest/browser';
import { forceStates, type States } from '../../.storybook/forceStates';
import { settingOf, type Variant } from '../../.storybook/setting';
import { drawn } from '../browser/clock';
import { setMedia, setPrint } from '../browser/emulateMedia';
import { send } from '../browser/input';
import { pictureName } from './pictureName';

/** A story, as Storybook's Vitest plugin adds it to the context of a test. */
export interface TestedStory {
  id: string;
  args: Record<string, unknown>;
  globals: Record<string, unknown>;
  parameters: Record<string, unknown>;
  run(context: Pick<TestedStory, 'globals' | 'parameters'>): Promise<void>;
}

/**
 * Compares the pictures of a story that was just shown: one of each state, and
 * those in `parameters: { pictures: [{}, { theme: 'dark-background' }] }`.
 */
export async function takePictures(story: TestedStory): Promise<void> {
  let isVaried = false;
  for (const variant of variantsOf(story)) {
    const { viewport, forcedColors, media, ...setting } = variant;
    const globals = { ...story.globals, ...setting };
    if (forcedColors) await setMedia('forced-colors', forcedColors);
    if (media) await setPrint(true);
    const isVariant = viewport || Object.keys(setting).length > 0;
    // An image chooses its file by the window. After a resize, the old file is
    // shown until the new one is loaded.
    if (isVaried || isVariant || shownImages().length > 0) {
      isVaried = true;
      await forgetImages();
      // The rules of axe were checked in the story itself.
      await story.run({
        globals: { ...globals, a11y: { manual: true } },
        parameters: viewport
          ? { ...story.parameters, window: viewport }
          : story.parameters,
      });
    }
    const { states = {} } = story.parameters as { states?: States };
    const releaseStates = forceStates(states);
    try {
      await becomeReady({ ...story, globals });
      await expectPicture(
        pictureName(story.id, { viewport, forcedColors, media, ...setting }),
      );
    } finally {
      // As in a tab that is shown again.
      Reflect.deleteProperty(document, 'visibilityState');
      releaseStates();
      await commands.parkPointer();
      // The next story's colours are checked by axe first.
      if (forcedColors) await setMedia('forced-colors', '');
      if (media) await setPrint(false);
    }
  }
}

/**
 * Of the files of an image, Chromium takes a larger one that it has already. The
 * stories before, which share the page, must not choose.
 */
async function forgetImages() {
  for (const cacheDisabled of [true, false]) {
    await send('Network.setCacheDisabled', { cacheDisabled });
  }
}

/** Compares what is shown now. For the steps of an interaction. */
export async function expectPicture(name: string): Promise<void> {
  const window = wholeWindow();
  try {
    await expect.element(page.elementLocator(window)).toMatchScreenshot(name);
  } finally {
    window.remove();
  }
}

function variantsOf({ id, parameters }: TestedStory): Variant[] {
  const own = parameters['pictures'] as Variant[] | undefined;
  return own ?? (/-(states|variants)--/.test(id) ? [{}] : []);
}

/** An element over the window, because an element's picture shows all in its box. */
function wholeWindow() {
  const element = document.createElement('div');
  Object.assign(element.style, {
    position: 'fixed',
    inset: '0',
    pointerEvents: 'none',
  });
  document.body.append(element);
  return element;
}

async function becomeReady(story: TestedStory) {
  await expect.poll(() => awaited(story)).toEqual([]);
  if (!story.parameters['showsFocus']) blur();
  holdSlides();
  // A picture that cannot be loaded is part of a state.
  await Promise.allSettled(shownImages().map((image) => image.decode()));
  await repaint();
  // Those of other scripts are requested when their text is first drawn.
  await document.fonts.ready;
}

/**
 * Forces a full repaint. Chromium repaints only what has changed, and the
 * antialiasing at the border of such a region can differ by a few pixels.
 */
async function repaint() {
  const { style } = document.body;
  style.opacity = '0.99';
  setRendering('pixelated');
  await drawn();
  style.opacity = '';
  setRendering('');
  await drawn();
}

/**
 * Paints pictures again. Chromium leaves out the ground of one that it knows to be
 * opaque, which it learns from its first painting. The corners differ.
 */
function setRendering(imageRendering: string) {
  for (const { style } of shownImages()) style.imageRendering = imageRendering;
}

/** What opens initially has focus and a ring, as after a press of a key. */
function blur() {
  (document.activeElement as HTMLElement | null)?.blur();
}

/** What the picture still waits for. */
function awaited(story: TestedStory): string[] {
  if (story.parameters['isServerHtml']) return [];
  const { backend } = settingOf(story);
  const has = (selector: string) =>
    [...document.querySelectorAll(selector)].some((element) =>
      element.checkVisibility(),
    );
  const unmet = {
    'the visitor':
      backend === 'fast' &&
      // On small screens it is hidden, and the drawer has the account.
      document.querySelector('[data-lintel-status="loading"]') !== null,
    'the drawer':
      'showModal' in HTMLDialogElement.prototype &&
      has('[data-lintel="hamburger"]:not([aria-controls$="-drawer"])'),
    'the account menu': has('[data-lintel="avatar"]:not([role])'),
    'what is open initially':
      'defaultOpen' in story.args && !has('[data-state="open"], dialog[open]'),
    'the slide show': has(`${SPOTLIGHT} img`) && !has(`${SPOTLIGHT} button`),
  };
  return Object.entries(unmet)
    .filter(([, isUnmet]) => isUnmet)
    .map(([name]) => name);
}

const SPOTLIGHT =
  '[data-lintel="panel"][data-state="open"] [data-lintel="spotlight"]';

/** Stops the pictures of an open spotlight, as in a tab that stays hidden. */
function holdSlides() {
  if (!document.querySelector(SPOTLIGHT)) return;
  const hidden = { value: 'hidden', configurable: true };
  Object.defineProperty(document, 'visibilityState', hidden);
  document.dispatchEvent(new Event('visibilitychange'));
}

function shownImages() {
  return [...document.images].filter(
    (image) => image.checkVisibility() && image.src !== '' && isInWindow(image),
  );
}

/** A lazy picture below the window is not loaded. */
function isInWindow(image: HTMLImageElement) {
  const { top, bottom } = image.getBoundingClientRect();
  return top < innerHeight && bottom > 0;
}
