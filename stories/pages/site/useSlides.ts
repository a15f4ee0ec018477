import { useState } from 'react';

/** The slide that is shown. After the last one comes the first. */
export function useSlides(count: number) {
  const [index, setIndex] = useState(0);
  const turn = (by: number) =>
    setIndex((before) => (before + by + count) % count);
  return { index, previous: () => turn(-1), next: () => turn(1) };
}
