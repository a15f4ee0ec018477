/** What is compared, by its heading. `pages` has a file for each. */
export const headings = {
  links: 'Links alone',
  radix: 'Radix, menus only',
  'base-ui': 'Base UI, menus only',
  'radix-site': 'Radix, the same job',
  lintel: 'Lintel',
  'lintel-tracking': 'Lintel with analytics',
};

export type Variant = keyof typeof headings;

export const variants = Object.keys(headings) as Variant[];

/** Those with menus that open by hover. */
export const withHover: Variant[] = variants.filter(
  (variant) => variant !== 'links',
);

/** Those with a drawer for small screens. */
export const withDrawer: Variant[] = [
  'radix-site',
  'lintel',
  'lintel-tracking',
];

/** Of an opening: until it is painted, of it style and layout, and its longest event. */
type OpeningMeasure<Name extends string> =
  `${Name}Open${'' | 'Style' | 'Event'}`;

/** Of a whole opening by hover: its processor time, and of it style and layout. */
type HoverMeasure<Name extends string> = `${Name}Hover${'Work' | 'Style'}`;

/** What is measured. Times are in ms, and sizes in kB. */
export type Measure =
  | 'serverRender'
  | 'html'
  | 'scripts'
  | 'hydration'
  | 'longestTask'
  | 'blocking'
  | 'untilQuiet'
  | 'restyles'
  | OpeningMeasure<'first' | 'later' | 'drawerFirst' | 'drawerLater'>
  | HoverMeasure<'first' | 'later'>
  | 'elements';

/** The values of all rounds. */
export type Results = Partial<
  Record<Variant, Partial<Record<Measure, number[]>>>
>;

export function record(
  results: Results,
  variant: Variant,
  values: Partial<Record<Measure, number>>,
): void {
  const measured = (results[variant] ??= {});
  for (const [name, value] of Object.entries(values))
    (measured[name as Measure] ??= []).push(value);
}

/**
 * Measures the variants one after another, so that drift affects all of them
 * alike. In each round, another one is first.
 */
export async function inTurn(
  round: number,
  measure: (variant: Variant) => Promise<void>,
): Promise<void> {
  const first = round % variants.length;
  for (const variant of [
    ...variants.slice(first),
    ...variants.slice(0, first),
  ]) {
    await measure(variant);
  }
}
