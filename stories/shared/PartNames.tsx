import { useEffect, useRef, useState, type ReactNode } from 'react';
import * as styles from './PartNames.css';

export interface PartNamesProps {
  /** Values of `data-lintel`. Of several elements, the first that is shown. */
  parts: readonly string[];
  children: ReactNode;
}

interface Place {
  part: string;
  left: number;
  top: number;
  width: number;
  height: number;
}

/** What it is around, with an outline and the name of each of its parts. */
export function PartNames({ parts, children }: PartNamesProps) {
  const layer = useRef<HTMLDivElement>(null);
  const [places, setPlaces] = useState<Place[]>([]);
  const wanted = parts.join();
  useEffect(() => {
    let shown = '';
    let frame = requestAnimationFrame(measure);
    // In each frame, because anything of the page may move them.
    function measure() {
      frame = requestAnimationFrame(measure);
      const next = wanted.split(',').flatMap(placeOf);
      if (JSON.stringify(next) === shown) return;
      shown = JSON.stringify(next);
      // Above a dialog that was opened meanwhile.
      layer.current?.hidePopover();
      layer.current?.showPopover();
      setPlaces(next);
    }
    return () => cancelAnimationFrame(frame);
  }, [wanted]);
  return (
    <>
      {children}
      <div ref={layer} popover="manual" aria-hidden className={styles.layer}>
        {places.map(({ part, ...box }) => (
          <div key={part} className={styles.outline} style={box} />
        ))}
        {besideEachOther(places).map(({ part, left, top }) => (
          <span key={part} className={styles.name} style={{ left, top }}>
            {part}
          </span>
        ))}
      </div>
    </>
  );
}

function placeOf(part: string): Place[] {
  const elements = document.querySelectorAll(`[data-lintel="${part}"]`);
  const shown = [...elements].find((element) =>
    element.checkVisibility({ visibilityProperty: true }),
  );
  if (!shown) return [];
  const { left, top, width, height } = shown.getBoundingClientRect();
  return width > 0 ? [{ part, left, top, width, height }] : [];
}

/** The width of a letter and the height of a line, in px. */
const LETTER = 7;
const LINE = 16;

/** The names below their parts, each in the first free place. */
function besideEachOther(places: readonly Place[]): Place[] {
  const taken: Place[] = [];
  for (const { part, left, top, ...box } of places) {
    const width = part.length * LETTER + 8;
    // What is at the start of a wide one stays readable.
    const end = box.width > innerWidth / 2 ? left + box.width : left + width;
    const name = {
      part,
      left: Math.max(0, Math.min(end, innerWidth) - width),
      top: Math.min(top + box.height, innerHeight - LINE),
      width,
      height: LINE,
    };
    while (taken.some((other) => overlap(name, other))) name.top += LINE;
    taken.push(name);
  }
  return taken;
}

const overlap = (a: Place, b: Place) =>
  a.left < b.left + b.width &&
  b.left < a.left + a.width &&
  a.top < b.top + b.height &&
  b.top < a.top + a.height;
