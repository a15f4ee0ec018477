/** What is compared, by its heading. `pages` has a file for each. */
export const headings = {
  links: 'Links alone',
  'base-ui': 'Base UI, menus only',
  'radix-site': 'Radix, the same job',
  lintel: 'Lintel',
  'lintel-tracking': 'Lintel with analytics',
};

export type Variant = keyof typeof headings;

export const variants = Object.keys(headings) as Variant[];

/** Those with a drawer for small screens. */
export const withDrawer: Variant[] = [
  'radix-site',
  'lintel',
  'lintel-tracking',
];

/** What is measured, by its name. Times are in ms, and sizes in kB. */
export type Values = Record<string, number>;

/** The values of all rounds. */
export type Results = Partial<Record<Variant, Record<string, number[]>>>;

export function record(
  results: Results,
  variant: Variant,
  values: Values,
): void {
  const measured = (results[variant] ??= {});
  for (const [name, value] of Object.entries(values))
    (measured[name] ??= []).push(value);
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
