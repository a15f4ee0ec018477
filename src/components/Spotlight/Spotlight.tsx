import { createElement, type ComponentType } from 'react';
import type { NavigationSpotlight } from '../../hooks/useContent';
import type { LinkSurroundings } from '../../hooks/useLinkSurroundings';
import { linkLabel } from '../Header/linkLabel';
import { NavigationAnchor } from '../internal/NavigationAnchor';
import { Pictures, type PicturesProps } from './Pictures';
import * as styles from './Spotlight.css';

export interface SpotlightProps {
  /** What its parts' ids begin with. */
  id: string;
  spotlight: NavigationSpotlight;
  surroundings: LinkSurroundings;
  /** Draws its pictures. @default the first alone */
  pictures?: ComponentType<PicturesProps>;
}

/** What a menu makes much of: pictures with a caption, whole a target. Pure. */
export function Spotlight({
  id,
  spotlight,
  surroundings,
  pictures: Drawn = Pictures,
}: SpotlightProps) {
  const { label, subtitle, description, pictures } = spotlight;
  return (
    <div data-lintel="spotlight" className={styles.spotlight}>
      {pictures.length
        ? createElement(Drawn, {
            id,
            label,
            pictures,
            site: surroundings.site,
          })
        : null}
      <div className={styles.caption}>
        <NavigationAnchor
          link={spotlight}
          className={styles.title}
          surroundings={surroundings}
        >
          {linkLabel(spotlight, surroundings)}
        </NavigationAnchor>
        {subtitle ? <p className={styles.subtitle}>{subtitle}</p> : null}
        {description ? (
          <p className={styles.description}>{description}</p>
        ) : null}
      </div>
    </div>
  );
}
