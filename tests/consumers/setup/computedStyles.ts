import type { Page } from 'playwright';

/** Of each element of a part, from the outermost in: what it is, and its computed style. */
export type ComputedStyles = [element: string, style: Record<string, string>][];

/** What a team has put in has the team's styles. */
const SLOTS = ['banner', 'actions'];

/** The computed styles of the header's own elements, closed menus included. */
export function computedStyles(page: Page): Promise<ComputedStyles> {
  return page.locator('[data-lintel="header"]').evaluate((header, slots) => {
    const slotted = slots.map((slot) => `[data-lintel="${slot}"] *`).join();
    const all = [header, ...header.querySelectorAll('*:not(svg *)')];
    return all
      .filter((element) => !element.matches(slotted))
      .map((element, place): ComputedStyles[number] => {
        const name = element.getAttribute('data-lintel') ?? element.localName;
        const style = getComputedStyle(element);
        const values = Array.from(style, (property) => [
          property,
          style.getPropertyValue(property),
        ]);
        return [`${place} ${name}`, Object.fromEntries(values)];
      });
  }, SLOTS);
}

/** One line for each value that is another one. */
export function differences(
  expected: ComputedStyles,
  found: ComputedStyles,
): string[] {
  return expected.flatMap(([element, style], place) => {
    const [other, otherStyle] = found[place] ?? ['nothing', {}];
    if (element !== other) return [`${element}: ${other} is in its place`];
    return Object.entries(style)
      .filter(([property, value]) => otherStyle[property] !== value)
      .map(
        ([property, value]) =>
          `${element} ${property}: ${value} -> ${otherStyle[property]}`,
      );
  });
}
