'use client';
import type { ReactNode } from 'react';
import type { NavigationSpotlight } from '../content/navigation';
import type { LinkContextValue } from '../parts/useLinkContext';
import { NavigationAnchor } from '../link/NavigationAnchor';
import { RotatingPictures } from './RotatingPictures';
import * as styles from './Spotlight.css';

export interface SpotlightProps {
  /** The prefix of its ids. */
  id: string;
  spotlight: NavigationSpotlight;
  context: LinkContextValue;
  /** The link's label, as a React element. */
  title: ReactNode;
}

/** The spotlight of a menu: pictures with a caption, clickable as a whole. */
export function Spotlight({ id, spotlight, context, title }: SpotlightProps) {
  const { label, subtitle, description, pictures } = spotlight;
  return (
    <div data-lintel="spotlight" className={styles.spotlight}>
      {pictures.length ? (
        <RotatingPictures {...{ id, label, pictures }} />
      ) : null}
      <div className={styles.caption}>
        <NavigationAnchor
          link={spotlight}
          context={context}
          className={styles.title}
        >
          {title}
        </NavigationAnchor>
        {subtitle ? <p className={styles.subtitle}>{subtitle}</p> : null}
        {description ? (
          <p className={styles.description}>{description}</p>
        ) : null}
      </div>
    </div>
  );
}
