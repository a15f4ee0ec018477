import { useEffect, useRef, useState } from 'react';
import { holdAnimations } from '../../tests/browser/holdAnimations';
import { motions, type Motion } from './motions';
import './review.css';
import { StoryLink } from './StoryLink';

/** In ms. */
const TIMES = [0, 33, 66, 100, 200, 300];

const settings = {
  'theme:dark-background': 'Dark page',
  'language:ar': 'Right to left',
  'motion:reduced': 'Reduced motion',
};

/** The frames of a motion, live and side by side. */
export function MotionSheet() {
  const [title, setTitle] = useState(motions[0]!.title);
  const [globals, setGlobals] = useState<string[]>([]);
  const motion = motions.find((one) => one.title === title)!;
  return (
    <>
      <form className="review-choices">
        <label>
          Motion{' '}
          <select
            value={title}
            onChange={({ target }) => setTitle(target.value)}
          >
            {motions.map((one) => (
              <option key={one.title}>{one.title}</option>
            ))}
          </select>
        </label>
        {Object.entries(settings).map(([global, label]) => (
          <label key={global}>
            <input
              type="checkbox"
              checked={globals.includes(global)}
              onChange={({ target }) =>
                setGlobals((last) => [
                  ...last.filter((one) => one !== global),
                  ...(target.checked ? [global] : []),
                ])
              }
            />{' '}
            {label}
          </label>
        ))}
      </form>
      <StoryLink id={motion.story} setting={{ motion: 'slow' }}>
        Play it in its story, at a quarter of the speed
      </StoryLink>
      <div className="review-row">
        {TIMES.map((time) => (
          <Frame
            key={[title, time, ...globals].join()}
            motion={motion}
            time={time}
            globals={globals.join(';')}
          />
        ))}
      </div>
    </>
  );
}

interface FrameProps {
  motion: Motion;
  time: number;
  globals: string;
}

/** A story, held at this time after the click that begins the motion. */
function Frame({ motion, time, globals }: FrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    let held: ReturnType<typeof holdAnimations> | undefined;
    const clicks = [motion.first, motion.click].filter(
      (one) => one !== undefined,
    );
    const timer = setInterval(() => {
      const page = frame.current?.contentDocument;
      const button = page?.querySelector<HTMLElement>(clicks[0]!);
      if (!page || !button?.checkVisibility() || isMoving(page)) return;
      clicks.shift();
      if (clicks.length === 0) {
        clearInterval(timer);
        held = holdAnimations(page, time);
      }
      // As a pointer's: after a key, lists close at once.
      button.dispatchEvent(
        new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }),
      );
    }, SETTLED);
    return () => {
      clearInterval(timer);
      held?.release();
    };
  }, [motion, time]);
  const { story, width, height } = motion;
  return (
    <div className="review-third" style={{ maxWidth: width }}>
      <span
        className="review-frame"
        style={{ '--width': width, '--height': height } as object}
      >
        <iframe
          ref={frame}
          src={`iframe.html?id=${story}&viewMode=story&globals=${globals}`}
          title={`${motion.title}, ${time} ms`}
          inert
        />
      </span>
      <span className="review-label">{time} ms</span>
    </div>
  );
}

/** How often it looks whether a story has come to rest, in ms. */
const SETTLED = 500;

/** In ms. The ring around the spotlight's button takes longer. */
const LONGEST = 1000;

function isMoving(page: Document): boolean {
  const isReady = page.querySelector('[data-lintel-ready]');
  return (
    !isReady ||
    page.getAnimations().some(({ playState, effect }) => {
      const { endTime } = effect!.getComputedTiming();
      return playState === 'running' && Number(endTime) <= LONGEST;
    })
  );
}
