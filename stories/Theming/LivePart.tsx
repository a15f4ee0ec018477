import { useEffect, useRef } from 'react';
import { listProperties } from '../../src/styles/tokens';
import { globalsOf, useToolbar } from '../shared/useToolbar';
import type { Values } from './properties';

interface LivePartProps {
  title: string;
  /** The story's id. */
  story: string;
  /** The window in which it is shown, in px. It is scaled to the page. */
  width: number;
  height: number;
  /** Shows only the end of the window, in its own size. */
  isCropped?: boolean;
  values: Values;
}

/** A story in a frame, with custom properties that can change. */
export function LivePart({
  title,
  story,
  isCropped = false,
  values,
  ...size
}: LivePartProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const globals = globalsOf({ visitor: 'loggedIn', ...useToolbar() });
  const wear = () => {
    // A document that has only begun to load has no element yet.
    const root = frame.current?.contentDocument
      ?.documentElement as HTMLElement | null;
    for (const [name] of listProperties())
      root?.style.setProperty(name, values[name] ?? '');
  };
  useEffect(wear);
  const { width, height } = size;
  return (
    <section className="playground-part" data-cropped={isCropped}>
      <h3>{title}</h3>
      <div style={isCropped ? { height } : { aspectRatio: width / height }}>
        <iframe
          ref={frame}
          title={title}
          src={`iframe.html?id=${story}&viewMode=story&globals=${globals}`}
          onLoad={wear}
          style={{ ...size, '--width': `${width}px` } as object}
        />
      </div>
    </section>
  );
}
