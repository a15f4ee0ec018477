'use client';
import { createElement, type ComponentType } from 'react';
import type { NavigationSpotlight } from '../../hooks/useContent';
import { useLinkContext } from '../../hooks/useLinkContext';
import { MarkedLabel } from '../Header/MarkedLabel';
import { NavigationAnchor } from '../internal/NavigationAnchor';
import { Pictures, type PicturesProps } from './Pictures';
import * as styles from './Spotlight.css';

export interface SpotlightProps {
  /** What its parts' ids begin with. */
  id: string;
  spotlight: NavigationSpotlight;
  /** Draws its pictures. @default the first alone */
  pictures?: ComponentType<PicturesProps>;
}

/** What a menu makes much of: pictures with a caption, whole a target. */
export function Spotlight({
  id,
  spotlight,
  pictures: Drawn = Pictures,
}: SpotlightProps) {
  const { site } = useLinkContext();
  const { label, subtitle, description, pictures } = spotlight;
  return (
    <div data-lintel="spotlight" className={styles.spotlight}>
      {pictures.length
        ? createElement(Drawn, {
            id,
            label,
            pictures,
            site,
          })
        : null}
      <div className={styles.caption}>
        <NavigationAnchor link={spotlight} className={styles.title}>
          <MarkedLabel link={spotlight} />
        </NavigationAnchor>
        {subtitle ? <p className={styles.subtitle}>{subtitle}</p> : null}
        {description ? (
          <p className={styles.description}>{description}</p>
        ) : null}
      </div>
    </div>
  );
}
