import { useEffect, useState } from 'react';
import { Image } from '../../../src/index';
import * as styles from './HeroFilm.css';

const scenes = [
  {
    file: 'studio',
    alt: 'The website of an architect: white houses under a clear sky',
    caption: 'Rooms that wait for light. An architect by the sea.',
  },
  {
    file: 'bakery',
    alt: 'The website of a bakery: loaves, baguettes and rolls',
    caption: 'Bread, out at seven. A bakery that takes orders overnight.',
  },
  {
    file: 'workshop',
    alt: 'The website of a pottery: vases and bowls on a shelf',
    caption: 'Used every day. A pottery with classes on Saturdays.',
  },
] as const;

/** How long each scene is shown, in ms. */
const SCENE = 4000;

/**
 * The film of a campaign, made of three scenes. It begins when the visitor
 * plays it.
 */
export function HeroFilm() {
  const [isPlaying, setPlaying] = useState(false);
  const [current, setCurrent] = useState(0);
  useEffect(() => {
    if (!isPlaying) return;
    const timer = setInterval(
      () => setCurrent((before) => (before + 1) % scenes.length),
      SCENE,
    );
    return () => clearInterval(timer);
  }, [isPlaying]);
  return (
    <figure className={styles.film}>
      <div className={styles.screen}>
        {scenes.map(({ file, alt }, index) => (
          <Image
            key={file}
            folder="spotlight"
            file={file}
            alt={alt}
            width={2500}
            height={1563}
            fetchPriority={index === 0 ? 'high' : 'low'}
            className={index === current ? styles.shown : styles.scene}
          />
        ))}
        <button
          type="button"
          className={styles.play}
          data-lintel-id="play-film"
          data-lintel-value={isPlaying ? 'pause' : 'play'}
          onClick={() => setPlaying(!isPlaying)}
        >
          <PlayIcon isPlaying={isPlaying} />
          {isPlaying ? 'Pause film' : 'Play film'}
        </button>
      </div>
      <figcaption className={styles.caption}>
        <span>{scenes[current]!.caption}</span>
        <span className={styles.count}>
          Scene {current + 1} of {scenes.length}
        </span>
      </figcaption>
    </figure>
  );
}

function PlayIcon({ isPlaying }: { isPlaying: boolean }) {
  return (
    <svg aria-hidden="true" width="14" height="14" viewBox="0 0 14 14">
      <path
        fill="currentColor"
        d={isPlaying ? 'M2 1h3.5v12H2zM8.5 1H12v12H8.5z' : 'M2.5 1v12L13 7z'}
      />
    </svg>
  );
}
