'use client';
import { flushSync } from 'react-dom';
import { documentStore } from '../../browser/document';
import {
  afterListeners,
  onEvents,
  onRestore,
  together,
} from '../../browser/events';
import { focusedIn, isAround, isInside } from '../../browser/focus';
import { retain, sharedByAll } from '../../browser/registry';
import { isShown, keepsEscape, openSurfaces } from './surfaces';

/** Why the page closes a layer. */
export type LayerReason =
  'escape' | 'outside' | 'navigate' | 'restore' | 'other';

/** A part that is open. */
export interface Layer {
  /** What belongs to it: a press in it closes nothing. */
  root: Element;
  /** A modal dialog, which the browser closes on Escape. */
  isModal?: boolean | undefined;
  /** @param target what was pressed or focused outside */
  close(reason: LayerReason, target?: Element): void;
}

interface OpenLayer extends Layer {
  /** The page's surfaces that were open before. */
  below: readonly Element[];
}

/**
 * Adds a part that opens, and closes the others (behaviour M9), except those around
 * it and in it. Returns a function to call when it closes.
 */
export function openLayer(layer: Layer): () => void {
  const page = pageLayers();
  const isInner = ({ root }: Layer) => isAround(layer.root, root);
  for (const other of [...page.layers]) {
    if (!isInner(other) && !isAround(other.root, layer.root)) {
      other.close('other');
    }
  }
  const opened = { ...layer, below: openSurfaces() };
  if (page.layers.length === 0) page.stop = listen();
  const inner = page.layers.filter(isInner);
  const outer = page.layers.filter((each) => !inner.includes(each));
  page.layers = [...outer, opened, ...inner];
  return () => {
    page.layers = page.layers.filter((each) => each !== opened);
    if (page.layers.length === 0) page.stop();
  };
}

/** Closes all open parts of the page, the last one first. */
export function closeLayers(reason: LayerReason): void {
  for (const layer of [...pageLayers().layers].reverse()) layer.close(reason);
}

/** The page's open parts, in the order in which they opened. */
function pageLayers() {
  return sharedByAll('layers', () => ({
    layers: [] as OpenLayer[],
    /** Whether the visitor has pressed something since the last key that moves. */
    isPointer: false,
    /** Where a press has begun, from the inside out, until its click. */
    pressed: [] as readonly EventTarget[],
    stop: () => {},
  }));
}

/**
 * Whether a press that began in an element has not clicked yet. A script that
 * moves focus away meanwhile, as the trap of a banner does, closes nothing.
 */
export function isPressed(root: Element): boolean {
  return pageLayers().pressed.includes(root);
}

/**
 * Whether the visitor moves with the keyboard. A browser shows the ring of focus for
 * any key, also for Shift, Escape or the volume, and keeps it for a press.
 */
export const isKeyboardUsed = (): boolean => !pageLayers().isPointer;

/** Watches how the visitor moves, while any part is on the page. */
export function watchMoves(): () => void {
  return retain('moves', () =>
    onEvents(
      window,
      {
        pointerdown: onPress,
        keydown(event: KeyboardEvent) {
          if (isMove(event)) pageLayers().isPointer = false;
        },
      },
      { capture: true },
    ),
  );
}

/** A press beside what is open does not end the keyboard's use there. */
function onPress(event: Event): void {
  const page = pageLayers();
  page.isPointer ||=
    page.layers.length === 0 ||
    page.layers.some(({ root }) => isInside(event, root));
}

/** Whether a key moves focus, follows a link or chooses an entry. */
function isMove(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey } = event;
  if (ctrlKey || metaKey || altKey) return false;
  return key.length === 1 || /^(Tab|Enter|Home|End|Arrow.+)$/.test(key);
}

/** Listens for what closes parts, while any is open. */
function listen(): () => void {
  return together(
    listenForPresses(),
    listenForFrames(),
    listenForPageChanges(),
    // Pages and fields stop keys, so this listener comes first.
    onEvents(window, { keydown: onKey }, { capture: true }),
  );
}

/** Closes the layers around which something was pressed. */
function listenForPresses(): () => void {
  let isSeen = false;
  function press(event: Event) {
    const page = pageLayers();
    page.pressed = event.composedPath();
    const [target] = page.pressed;
    // A script can dispatch it on the document.
    if (!(target instanceof Element)) return;
    for (const { root, close } of [...page.layers].reverse()) {
      if (!isInside(event, root)) close('outside', target);
    }
  }
  // Maps, editors and sliders stop presses, so these listeners come first.
  return onEvents(
    window,
    {
      pointerdown(event: Event) {
        isSeen = true;
        press(event);
      },
      // The page has stopped the pointerdown before this listener.
      mousedown(event: Event) {
        if (!isSeen) press(event);
        isSeen = false;
      },
      click: (event: Event) =>
        afterListeners(event, () => (pageLayers().pressed = [])),
    },
    { capture: true },
  );
}

/** A press in a frame moves focus there, and the page sees nothing else of it. */
function listenForFrames(): () => void {
  let check: ReturnType<typeof setTimeout>;
  function checkFrames() {
    // Without focus, the visitor has left the window.
    if (!document.hasFocus()) return;
    for (const { root, close } of [...pageLayers().layers].reverse()) {
      if (!focusedIn(root)) close('outside', document.activeElement!);
    }
  }
  return onEvents(window, {
    // In Firefox, focus is nowhere during this event.
    blur: () => (check = setTimeout(checkFrames)),
    // Focus went to no frame, but around the page: Tab after the last element.
    focus: () => clearTimeout(check),
  });
}

/** The document is left, returns, or shows another page (behaviour M13). */
function listenForPageChanges(): () => void {
  const { state, subscribe } = documentStore();
  const { url } = state;
  return together(
    onRestore(() => closeLayers('restore')),
    onEvents(window, {
      // Now, because the back/forward cache keeps the page as it is.
      pagehide: () => flushSync(() => closeLayers('navigate')),
    }),
    subscribe(() => {
      if (state.url !== url) closeLayers('navigate');
    }),
  );
}

/**
 * Escape closes the last layer, wherever focus is (WCAG 1.4.13), unless a listener
 * prevents its default, or a dialog or popover of the page has opened later. One
 * Escape closes one surface (behaviour M8):
 *
 * - A later surface that is modal or focused keeps it. Another one uses it by
 *   closing.
 * - If the page's surfaces are all around the layer, or were open before, no
 *   listener of theirs is called.
 */
function onKey(event: KeyboardEvent): void {
  const page = pageLayers();
  page.pressed = [];
  // In an input method, the key closes the list of candidates.
  if (event.key !== 'Escape' || event.isComposing) return;
  const layer = page.layers.at(-1)!;
  if (event.defaultPrevented || layer.isModal) return;
  const surfaces = openSurfaces();
  const later = surfaces.filter(
    (each) => !layer.below.includes(each) && !isAround(each, layer.root),
  );
  if (later.some(keepsEscape)) return;
  const close = () => {
    event.preventDefault();
    layer.close('escape');
  };
  if (surfaces.length > 0 && later.length === 0) {
    event.stopImmediatePropagation();
    close();
  } else {
    afterListeners(event, () => {
      const isOpen = page.layers.includes(layer);
      if (isOpen && !event.defaultPrevented && later.every(isShown)) close();
    });
  }
}
