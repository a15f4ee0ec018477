'use client';
import type { ReactNode } from 'react';
import type { NavigationSpotlight } from '../../content/navigation';
import { useLinkContext } from '../../react/links/useLinkContext';
import { NavigationAnchor } from '../shared/NavigationAnchor';
import { RotatingPictures } from './RotatingPictures';
import * as styles from './Spotlight.css';

export interface SpotlightProps {
  /** What its parts' ids begin with. */
  id: string;
  spotlight: NavigationSpotlight;
  /** The link's label, as the menu draws it. */
  title: ReactNode;
}

/** What a menu makes much of: pictures with a caption, whole a target. */
export function Spotlight({ id, spotlight, title }: SpotlightProps) {
  const { site } = useLinkContext();
  const { label, subtitle, description, pictures } = spotlight;
  return (
    <div data-lintel="spotlight" className={styles.spotlight}>
      {pictures.length ? (
        <RotatingPictures {...{ id, label, pictures, site }} />
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
