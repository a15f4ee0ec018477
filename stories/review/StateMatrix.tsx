import { storyNameFromExport, toId } from 'storybook/internal/csf';
import type { Variant } from '../../.storybook/setting';
import { USUAL_WINDOW, viewports } from '../../.storybook/viewports';
import { globalsOf, useToolbar } from '../shared/useToolbar';
import { labelsOf } from './labels';
import { LiveFrame } from './LiveFrame';
import { pictureOf } from './pictures';
import './review.css';
import { StoryLink } from './StoryLink';

interface StateStory {
  parameters?: { pictures?: Variant[]; window?: string };
}

/** A stories file: its default export, and a story for each other export. */
export interface StatesModule {
  default: {
    title?: string;
    parameters?: StateStory['parameters'];
  };
  /** Storybook adds it. The exports of a module are sorted by name. */
  __namedExportsOrder?: string[];
  [story: string]: unknown;
}

interface StateMatrixProps {
  of: StatesModule;
  /** The heading of a group. A page with one group needs none. */
  title?: string;
}

/** Every state of a part: its picture, and live. A name leads to its story. */
export function StateMatrix({ of, title }: StateMatrixProps) {
  const Heading = title ? 'h3' : 'h2';
  const { default: meta, __namedExportsOrder: names = [] } = of;
  const states = names.map((name) => ({
    id: toId(meta.title ?? '', storyNameFromExport(name)),
    name: storyNameFromExport(name),
    window: USUAL_WINDOW,
    ...meta.parameters,
    ...(of[name] as StateStory).parameters,
  }));
  return (
    <div className="review-matrix">
      {title && <h2 id={title.toLowerCase().replaceAll(' ', '-')}>{title}</h2>}
      {states.map(({ id, name, window, pictures }) => (
        <section key={id} className="review-state">
          <Heading id={id}>{name}</Heading>
          <div className="review-row">
            {/* A story without pictures is shown live. */}
            {(pictures?.length ? pictures : [{}]).map((variant) => (
              <Miniature
                key={JSON.stringify(variant)}
                id={id}
                variant={variant}
                usualViewport={window}
              />
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}

interface MiniatureProps {
  id: string;
  variant: Variant;
  usualViewport: string;
}

/** As high as a phone, in px. The page's width is the other limit. */
const MOST_HIGH = 667;

function Miniature({ id, variant, usualViewport }: MiniatureProps) {
  const {
    viewport = usualViewport,
    forcedColors,
    media = forcedColors && 'forced-colors',
    ...setting
  } = variant;
  const { styles } = viewports[viewport]!;
  const [width, height] = [styles.width, styles.height].map(Number.parseFloat);
  const scale = Math.min(1, MOST_HIGH / height!);
  const globals = globalsOf({ ...useToolbar(), ...setting });
  const label = labelsOf({ ...setting, ...(media && { media }), viewport });
  const picture = pictureOf(id, variant);
  const isAsPictured = media || globals === globalsOf(setting);
  // Storybook's check of accessibility has its place in the story.
  const src = `iframe.html?id=${id}&viewMode=story&globals=a11y.manual:!true;${globals}`;
  return (
    <div style={{ width: width! * scale }}>
      <a
        className="review-frame"
        href={(isAsPictured && picture) || src}
        target="_blank"
        aria-label={`${label}, full size`}
        style={{ '--width': width, '--height': height } as object}
      >
        {/* Only a browser can turn on forced colours and paper. */}
        {media ? (
          <img src={picture} alt="" className="review-picture" />
        ) : (
          <LiveFrame
            key={globals}
            src={src}
            title={`${id} ${label}`}
            picture={picture}
          />
        )}
      </a>
      <StoryLink id={id} setting={setting} viewport={viewport}>
        {label}
      </StoryLink>
    </div>
  );
}
