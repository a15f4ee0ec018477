'use client';
import {
  createContext,
  useContext,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { createLoader } from '../browser/loader';
import type { NavigationSpotlight } from '../content/navigation';
import type { ResolvedSpotlight } from '../content/resolveContent';
import { Picture } from '../image/Picture';
import { NavigationAnchor } from '../link/NavigationAnchor';
import { useContent } from '../parts/ContentProvider';
import { useDocument } from '../parts/useDocument';
import { usePartPage } from '../parts/useSitePage';
import { wide } from '../styles/breakpoints';
import { Icon } from '../ui/Icon';
import { LazyPart, useLazyPart } from '../ui/LazyPart';
import * as styles from './Spotlight.css';

interface SpotlightProps {
  spotlight: ResolvedSpotlight;
  /** The link's label, as a React element. */
  title: ReactNode;
}

/** The spotlight of a menu: pictures with a caption, clickable as a whole. */
export function Spotlight({ spotlight, title }: SpotlightProps) {
  const { label, subtitle, description, pictures } = spotlight;
  return (
    <div data-lintel="spotlight" className={styles.spotlight}>
      {pictures.length ? <Pictures {...{ label, pictures }} /> : null}
      <div className={styles.caption}>
        <NavigationAnchor link={spotlight} className={styles.title}>
          {title}
          <Icon shape="arrow" />
        </NavigationAnchor>
        {subtitle ? <p className={styles.subtitle}>{subtitle}</p> : null}
        {description ? (
          <p className={styles.description}>{description}</p>
        ) : null}
      </div>
    </div>
  );
}

/**
 * Whether the menu is open. A context, so that opening the menu does not render
 * its links again. Always false in the drawer and in plain lists, which show the
 * first picture only.
 */
export const PanelOpen = /* @__PURE__ */ createContext(false);

const carousel = /* @__PURE__ */ createLoader('carousel', () =>
  import('./Carousel').then(({ Carousel }) => Carousel),
);

interface PicturesProps {
  /** The spotlight's title. */
  label: string;
  pictures: NavigationSpotlight['pictures'];
}

/**
 * The pictures, of which one is visible. They rotate while their menu is open.
 * The first one is shown until the carousel has loaded, or if it cannot be loaded.
 */
function Pictures({ label, pictures }: PicturesProps) {
  const { messages } = useContent();
  const isSeen = useContext(PanelOpen);
  const shown = useDocument((state) => isSeen && !!state?.matches(wide));
  // Another spotlight may have loaded the carousel. One that is never shown, as
  // in the drawer, has no controls.
  const [wasShown, setWasShown] = useState(shown);
  if (shown && !wasShown) setWasShown(true);
  const count = pictures.length;
  const carouselPart = useLazyPart(carousel, wasShown && count > 1);
  const frame = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(0);
  // Later pictures are not downloaded yet.
  const [last, setLast] = useState(0);
  const group = (kind: string, name: string) =>
    carouselPart && {
      role: 'group',
      'aria-roledescription': kind,
      'aria-label': name,
    };
  return (
    <div
      ref={frame}
      className={styles.frame}
      {...group(messages.carousel, label)}
    >
      <LazyPart
        part={carouselPart}
        props={{ index, count, shown, frame, setIndex, setLast }}
      />
      <div className={styles.slides}>
        {pictures.slice(0, last + 1).map((picture, position) => (
          <div
            key={position}
            data-state={position === index ? 'shown' : 'hidden'}
            className={styles.slide}
            {...group(
              messages.slide,
              messages.slidePosition
                .replace('{position}', `${position + 1}`)
                .replace('{count}', `${count}`),
            )}
          >
            <Slide picture={picture} />
          </div>
        ))}
      </div>
    </div>
  );
}

interface SlideProps {
  picture: NavigationSpotlight['pictures'][number];
}

/** A picture of the media host, or one by its address. */
function Slide({ picture }: SlideProps) {
  const { site } = usePartPage();
  if (!('src' in picture)) {
    return (
      <Picture
        image={picture}
        formats={['webp']}
        extension={picture.extension ?? 'jpg'}
        sizes={styles.sizes}
        alt={picture.alt ?? ''}
        width={2500}
        height={1563}
        className={styles.picture}
        frameClassName={styles.whole}
        urlOf={(path) => site.urlOn('media', path)}
      />
    );
  }
  const { srcSet, sizes = styles.sizes } = picture;
  return (
    <img
      // Before `src`: a browser may start loading as soon as it is set.
      loading="lazy"
      decoding="async"
      alt=""
      className={styles.picture}
      {...picture}
      sizes={srcSet && sizes}
    />
  );
}
