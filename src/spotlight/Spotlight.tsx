'use client';
import type { ReactNode } from 'react';
import type { ResolvedSpotlight } from '../content/resolveContent';
import { NavigationAnchor } from '../link/NavigationAnchor';
import { RotatingPictures } from './RotatingPictures';
import * as styles from './Spotlight.css';

export interface SpotlightProps {
  /** The prefix of its ids. */
  id: string;
  spotlight: ResolvedSpotlight;
  /** The link's label, as a React element. */
  title: ReactNode;
}

/** The spotlight of a menu: pictures with a caption, clickable as a whole. */
export function Spotlight({ id, spotlight, title }: SpotlightProps) {
  const { label, subtitle, description, pictures } = spotlight;
  return (
    <div data-lintel="spotlight" className={styles.spotlight}>
      {pictures.length ? (
        <RotatingPictures {...{ id, label, pictures }} />
      ) : null}
      <div className={styles.caption}>
        <NavigationAnchor link={spotlight} className={styles.title}>
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
