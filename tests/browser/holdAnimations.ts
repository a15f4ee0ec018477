export interface HeldAnimations {
  /** Holds those that have just begun, before a slow machine draws their end. */
  holdNow(): void;
  /** Moves all of them to this time after their beginning, in ms. */
  moveTo(time: number): void;
  /** Holds no others. */
  release(): void;
  /** Moves all of them to their end. */
  finish(): void;
}

/**
 * Holds every animation of a page at a time after its beginning, in ms, also
 * those that begin later.
 */
export function holdAnimations(page: Document, time: number): HeldAnimations {
  const held = new Set<Animation>();
  let frame = 0;
  hold();
  return {
    holdNow,
    moveTo(next) {
      time = next;
      for (const animation of held) animation.currentTime = next;
    },
    release,
    finish() {
      release();
      for (const animation of held) animation.finish();
    },
  };

  function release() {
    cancelAnimationFrame(frame);
  }

  function hold() {
    holdNow();
    frame = requestAnimationFrame(hold);
  }

  function holdNow() {
    for (const animation of page.getAnimations()) {
      // An idle one would begin again. A paused one is held already, maybe elsewhere.
      if (['idle', 'paused'].includes(animation.playState)) continue;
      animation.pause();
      animation.currentTime = time;
      held.add(animation);
    }
  }
}
