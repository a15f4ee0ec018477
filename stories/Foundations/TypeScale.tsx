import { useEffect, useRef, useState } from 'react';
import { globalsOf, useToolbar } from '../shared/useToolbar';
import './foundations.css';
import { typeScaleOf, type TextStyle } from './typeScale';

/** The stories whose text is measured, and the widths of their windows, in px. */
const stories = [
  { id: 'components-header-menus--products-open', width: 1280 },
  { id: 'components-header-menus--resources-open', width: 1280 },
  { id: 'components-accountmenu-states--open', width: 1280 },
  { id: 'components-mobiledrawer-states--section-open', width: 375 },
];

/** How often it measures, in ms: parts load on demand. */
const INTERVAL = 1000;

/** The sizes, weights and line heights of the header's text, as it is now. */
export function TypeScale() {
  const place = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState<TextStyle[]>([]);
  const globals = globalsOf({ visitor: 'loggedIn', ...useToolbar() });
  useEffect(() => {
    const timer = setInterval(() => {
      const frames = [...place.current!.querySelectorAll('iframe')];
      setScale(typeScaleOf(frames.map((frame) => frame.contentDocument!)));
    }, INTERVAL);
    return () => clearInterval(timer);
  }, []);
  return (
    <div ref={place} className="foundations-type">
      <table>
        <thead>
          <tr>
            {['Text', 'Size / line', 'Weight', 'Parts', 'Properties'].map(
              (name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {scale.map(({ sample, parts, style, properties }) => (
            <tr key={Object.values(style).join()}>
              <td style={style}>{sample}</td>
              <td>
                {[style.fontSize, style.lineHeight].map(rounded).join(' / ')} px
              </td>
              <td>{style.fontWeight}</td>
              <td>{parts.join(', ')}</td>
              <td>
                {properties.map((name) => (
                  <code key={name}>{name}</code>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {stories.map(({ id, width }) => (
        <iframe
          key={id}
          src={`iframe.html?id=${id}&viewMode=story&globals=${globals}`}
          title={`The text of ${id}`}
          inert
          style={{ width }}
        />
      ))}
    </div>
  );
}

const rounded = (length: string) =>
  Math.round(Number.parseFloat(length) * 10) / 10;
