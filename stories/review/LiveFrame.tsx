import { useEffect, useRef, useState } from 'react';
import type { Channel } from 'storybook/internal/channels';
import {
  STORY_ERRORED,
  STORY_FINISHED,
  STORY_MISSING,
  STORY_THREW_EXCEPTION,
} from 'storybook/internal/core-events';
import { endTurn, waitForTurn } from './turns';

/** What a story ends with. */
const ENDS = [
  STORY_FINISHED,
  STORY_ERRORED,
  STORY_MISSING,
  STORY_THREW_EXCEPTION,
];

interface LiveFrameProps {
  src: string;
  title: string;
  /** The address of the accepted picture, if there is one. */
  picture: string | undefined;
}

/** The accepted picture of a story, until it is in view and live. */
export function LiveFrame({ src, title, picture }: LiveFrameProps) {
  const place = useRef<HTMLSpanElement>(null);
  const isInView = useInView(place);
  const [isStarted, setStarted] = useState(false);
  const [isLive, setLive] = useState(false);
  useEffect(() => {
    if (!isInView || isStarted) return;
    return waitForTurn(() => setStarted(true));
  }, [isInView, isStarted]);
  useEffect(() => {
    if (isStarted && !isLive) return endTurn;
    return;
  }, [isStarted, isLive]);
  return (
    <span ref={place} className="review-live" data-live={isLive}>
      {picture && <img src={picture} alt="" />}
      {isStarted && (
        <iframe
          src={src}
          title={title}
          tabIndex={-1}
          inert
          onLoad={({ currentTarget }) =>
            onEnd(currentTarget.contentWindow, () => setLive(true))
          }
        />
      )}
    </span>
  );
}

function useInView(place: React.RefObject<HTMLElement | null>): boolean {
  const [isInView, setInView] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver((entries) =>
      setInView(entries.at(-1)!.isIntersecting),
    );
    observer.observe(place.current!);
    return () => observer.disconnect();
  }, [place]);
  return isInView;
}

/** Waits for the story in a frame, which may have ended already. */
function onEnd(frame: Window | null, react: () => void) {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = frame as StoryWindow;
  if (ENDS.some((event) => channel.last(event))) react();
  else for (const event of ENDS) channel.once(event, react);
}

interface StoryWindow extends Window {
  __STORYBOOK_ADDONS_CHANNEL__: Channel;
}
