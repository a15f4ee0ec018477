import { imagePath, imageSources } from '../../core/images';
import type { NavigationSpotlight } from '../../hooks/useContent';
import type { LinkSurroundings } from '../../hooks/useLinkSurroundings';
import { NavigationAnchor } from '../internal/NavigationAnchor';
import * as styles from './Spotlight.css';

export interface SpotlightProps {
  spotlight: NavigationSpotlight;
  surroundings: LinkSurroundings;
}

/** What a menu makes much of: a picture with its caption, whole a target. Pure. */
export function Spotlight({ spotlight, surroundings }: SpotlightProps) {
  const { label, subtitle, description, pictures } = spotlight;
  const urlOf = (path: string) => surroundings.site.urlOn('media', path);
  const [picture] = pictures;
  return (
    <div data-lintel="spotlight" className={styles.spotlight}>
      {picture ? (
        <picture className={styles.frame}>
          <source
            type="image/webp"
            srcSet={imageSources(picture, 'webp', urlOf)}
            sizes={styles.sizes}
          />
          <img
            // Nothing is downloaded before the menu opens.
            loading="lazy"
            decoding="async"
            width={2500}
            height={1563}
            src={urlOf(imagePath(picture, picture.extension ?? 'jpg'))}
            alt={picture.alt ?? ''}
            className={styles.picture}
          />
        </picture>
      ) : null}
      <div className={styles.caption}>
        <NavigationAnchor
          link={spotlight}
          className={styles.title}
          surroundings={surroundings}
        >
          {label}
        </NavigationAnchor>
        {subtitle ? <p className={styles.subtitle}>{subtitle}</p> : null}
        {description ? (
          <p className={styles.description}>{description}</p>
        ) : null}
      </div>
    </div>
  );
}
