import { useEffect, useRef } from 'react';
import { globalsOf, useToolbar } from '../shared/useToolbar';
import { styleSheetOf } from './properties';
import type { Start } from './starts';

interface LivePartProps extends Start {
  title: string;
  /** The story's id. */
  story: string;
  /** The window in which it is shown, in px. It is scaled to the page. */
  width: number;
  height: number;
  /** Shows only the end of the window, in its own size. */
  isCropped?: boolean;
}

/** A story in a frame, with custom properties that can change. */
export function LivePart({
  title,
  story,
  isCropped = false,
  values,
  fonts,
  ...size
}: LivePartProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const globals = globalsOf({ visitor: 'loggedIn', ...useToolbar() });
  const css = fonts + styleSheetOf(values);
  const wear = () => {
    const page = frame.current?.contentDocument;
    // A document that has only begun to load has no head yet.
    if (page?.head) wearSheet(page, css);
  };
  useEffect(wear);
  const { width, height } = size;
  return (
    <section className="playground-part" data-cropped={isCropped}>
      <h2 className="skip-toc">{title}</h2>
      <div
        style={
          isCropped
            ? { height }
            : { aspectRatio: width / height, maxWidth: width }
        }
      >
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

/** Adds the style sheet to a page, or changes it. */
function wearSheet(page: Document, css: string) {
  const old = page.head.querySelector('style[data-playground]');
  const sheet = old ?? page.createElement('style');
  sheet.textContent = css;
  sheet.setAttribute('data-playground', '');
  page.head.append(sheet);
}
