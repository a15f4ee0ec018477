import { useEffect, useRef } from 'react';

interface LivePartProps {
  title: string;
  /** The story's id. */
  story: string;
  /** The window in which it is shown, in px. It is scaled to the page. */
  width: number;
  height: number;
  /** By custom property, without `--lintel-`. Empty ones are not set. */
  values: Readonly<Record<string, string>>;
  theme: string;
}

/** A story in a frame, with custom properties that can change. */
export function LivePart({
  title,
  story,
  values,
  theme,
  ...size
}: LivePartProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const wear = () => {
    // A document that has only begun to load has no element yet.
    const root = frame.current?.contentDocument
      ?.documentElement as HTMLElement | null;
    for (const [property, value] of Object.entries(values))
      root?.style.setProperty(`--lintel-${property}`, value);
  };
  useEffect(wear);
  return (
    <section className="playground-part">
      <h2>{title}</h2>
      <div style={{ aspectRatio: `${size.width} / ${size.height}` }}>
        <iframe
          ref={frame}
          title={title}
          src={`iframe.html?id=${story}&viewMode=story&globals=visitor:loggedIn;theme:${theme}`}
          onLoad={wear}
          style={{ ...size, '--width': `${size.width}px` } as object}
        />
      </div>
    </section>
  );
}
