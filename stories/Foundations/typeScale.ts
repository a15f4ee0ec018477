import { properties } from '../Theming/properties';

/** Text that looks the same wherever it is in a page. */
export interface TextStyle {
  /** The first text that looks so. */
  sample: string;
  /** The parts of the header in which it is: values of `data-lintel`. */
  parts: string[];
  style: Record<(typeof MEASURED)[number], string>;
  /** The custom properties that change it. */
  properties: string[];
}

const MEASURED = [
  'fontFamily',
  'fontSize',
  'lineHeight',
  'fontWeight',
  'letterSpacing',
  'textTransform',
] as const;

/** A value that no text has, by the property's name. */
const PROBES = {
  'font-size': '91px',
  'font-weight': '123',
  'letter-spacing': '9px',
  'text-transform': 'lowercase',
};

/** The styles of all visible text in the parts of these pages, from large to small. */
export function typeScaleOf(pages: readonly Document[]): TextStyle[] {
  const found = new Map<string, TextStyle>();
  for (const element of pages.flatMap(textsOf)) {
    const style = styleOf(element);
    const key = Object.values(style).join();
    const part = element.closest<HTMLElement>('[data-lintel]')!;
    const name = part.dataset['lintel']!;
    const known = found.get(key);
    if (known && !known.parts.includes(name)) known.parts.push(name);
    if (known) continue;
    found.set(key, {
      sample: element.textContent.trim(),
      parts: [name],
      style,
      properties: propertiesOf(element),
    });
  }
  const size = ({ style }: TextStyle) => Number.parseFloat(style.fontSize);
  return [...found.values()].sort((a, b) => size(b) - size(a));
}

/** The elements that have text of their own. */
function textsOf(page: Document): Element[] {
  return [...page.querySelectorAll('[data-lintel] *, a[data-lintel]')].filter(
    (element) =>
      [...element.childNodes].some(
        ({ nodeType, nodeValue }) =>
          nodeType === Node.TEXT_NODE && nodeValue?.trim(),
      ) &&
      element.checkVisibility({ visibilityProperty: true }) &&
      element.getBoundingClientRect().width > 1,
  );
}

function styleOf(element: Element): TextStyle['style'] {
  const computed = getComputedStyle(element);
  return Object.fromEntries(
    MEASURED.map((name) => [name, computed[name]]),
  ) as TextStyle['style'];
}

/** Sets each property for a moment, and sees what it changes. */
function propertiesOf(element: Element): string[] {
  const { style } = element.ownerDocument.documentElement;
  const before = JSON.stringify(styleOf(element));
  return properties
    .map(({ name }) => name)
    .filter((name) => {
      const probe = Object.entries(PROBES).find(([kind]) =>
        name.includes(kind),
      );
      if (!probe) return false;
      style.setProperty(name, probe[1]);
      const isChanged = JSON.stringify(styleOf(element)) !== before;
      style.removeProperty(name);
      return isChanged;
    });
}
