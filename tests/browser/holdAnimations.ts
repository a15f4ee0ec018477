export interface HeldAnimations {
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
  holdEachFrame();
  // What a change has begun. In the next frame, WebKit draws what has moved since
  // then, which on a slow machine is its end.
  const changes = new MutationObserver(hold);
  changes.observe(page, { attributes: true, childList: true, subtree: true });
  return {
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
    changes.disconnect();
  }

  function holdEachFrame() {
    hold();
    frame = requestAnimationFrame(holdEachFrame);
  }

  function hold() {
    for (const animation of page.getAnimations()) {
      // An idle one would begin again. A paused one is held already, maybe elsewhere.
      if (['idle', 'paused'].includes(animation.playState)) continue;
      animation.pause();
      animation.currentTime = time;
      held.add(animation);
    }
  }
}
