import type { Page } from 'playwright';

/** The computed look of each element of a part, from the outermost inwards. */
export type Looks = [element: string, look: Record<string, string>][];

/** Elements passed by a team have the team's styles. */
const OWN = '[data-lintel="banner"] *, [href="/start"]';

/** Visible properties of every element, besides its position. */
const OF_ALL = [
  'background-color',
  'background-image',
  'border-bottom-width',
  'border-left-width',
  'border-right-width',
  'border-top-left-radius',
  'border-top-width',
  'box-shadow',
  'clip-path',
  'cursor',
  'list-style-type',
  'opacity',
  'outline-style',
  'overflow',
  'position',
  'transform',
  'visibility',
  'z-index',
];

/** Properties of elements with text of their own. */
const OF_TEXTS = [
  'color',
  'font-family',
  'font-size',
  'font-style',
  'font-weight',
  'letter-spacing',
  'line-height',
  'text-align',
  'text-decoration-line',
  'text-transform',
  'text-wrap-mode',
  'word-spacing',
];

/**
 * How the header's own elements look and where they are, including closed
 * menus.
 */
export function looksOfHeader(page: Page): Promise<Looks> {
  return page.locator('[data-lintel="header"]').evaluate(
    (header, { own, ofAll, ofTexts }) => {
      return [header, ...header.querySelectorAll('*')]
        .filter((element) => !element.matches(own))
        .map((element, place): Looks[number] => {
          const name = element.getAttribute('data-lintel') ?? element.localName;
          const { x, y, width, height } = element.getBoundingClientRect();
          const style = getComputedStyle(element);
          const hasText = [...element.childNodes].some(
            (node) => node.nodeType === Node.TEXT_NODE,
          );
          const properties = hasText ? [...ofAll, ...ofTexts] : ofAll;
          return [
            `${place} ${name} ${hasText ? element.textContent : ''}`,
            {
              place: [x, y, width, height].map(Math.round).join(' '),
              ...Object.fromEntries(
                properties.map((property) => [
                  property,
                  style.getPropertyValue(property),
                ]),
              ),
            },
          ];
        });
    },
    { own: OWN, ofAll: OF_ALL, ofTexts: OF_TEXTS },
  );
}

/** One line for each value that differs. */
export function differences(expected: Looks, found: Looks): string[] {
  return expected.flatMap(([element, look], place) => {
    const [other, otherLook] = found[place] ?? ['nothing', {}];
    if (element !== other) return [`${element}: ${other} is in its place`];
    return Object.entries(look)
      .filter(([property, value]) => otherLook[property] !== value)
      .map(
        ([property, value]) =>
          `${element} ${property}: ${value} -> ${otherLook[property]}`,
      );
  });
}
