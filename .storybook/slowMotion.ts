/** How fast slow motion is. */
const RATE = 0.25;

const BEGINNINGS = ['animationstart', 'transitionrun'];

/**
 * Slows down every animation of the page when it begins. Returns a function that
 * stops this.
 */
export function slowMotion(): () => void {
  const slowDown = () => {
    for (const animation of document.getAnimations()) {
      animation.playbackRate = RATE;
    }
  };
  for (const event of BEGINNINGS) document.addEventListener(event, slowDown);
  return () => {
    for (const event of BEGINNINGS) {
      document.removeEventListener(event, slowDown);
    }
  };
}
