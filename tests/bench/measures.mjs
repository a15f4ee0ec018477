import { brotliSize } from '../package/size/brotli.mjs';
import { forEachVariant } from './variants.mjs';

/**
 * Measures of the server's response.
 *
 * @param {Record<import('./variants.mjs').Variant, () => string>} renderers
 * @param {Record<import('./variants.mjs').Variant, number[]>} renderTimes
 * @returns {import('./report.mjs').Measure[]}
 */
export function serverMeasures(renderers, renderTimes) {
  const html = forEachVariant((variant) => renderers[variant]());
  return [
    { name: 'server render, ms', digits: 3, values: renderTimes },
    {
      name: 'server HTML, bytes',
      digits: 0,
      values: forEachVariant((name) => [Buffer.byteLength(html[name])]),
    },
    {
      name: 'server HTML, bytes, brotli',
      digits: 0,
      values: forEachVariant((name) => [brotliSize(html[name])]),
    },
  ];
}

/**
 * @param {Record<import('./variants.mjs').Variant, number>} scripts
 * @returns {import('./report.mjs').Measure}
 */
export function scriptMeasure(scripts) {
  return {
    name: 'scripts, bytes, brotli, React aside',
    digits: 0,
    values: forEachVariant((name) => [scripts[name]]),
  };
}

/**
 * Measures in the browser.
 *
 * @param {Record<import('./variants.mjs').Variant, import('./pageLoad.mjs').Load[]>} loads
 * @returns {import('./report.mjs').Measure[]}
 */
export function browserMeasures(loads) {
  /** @param {keyof import('./pageLoad.mjs').Load} name */
  const valuesOf = (name) =>
    forEachVariant((variant) =>
      loads[variant].flatMap((load) => load[name] ?? []),
    );
  return [
    { name: 'hydration, ms', digits: 2, values: valuesOf('hydrate') },
    {
      name: 'hydration, processor, ms',
      digits: 2,
      values: valuesOf('hydrateProcessor'),
    },
    {
      name: 'click to menu laid out, ms',
      digits: 2,
      values: valuesOf('work'),
    },
    {
      name: 'click to menu painted, ms',
      digits: 2,
      values: valuesOf('painted'),
    },
    { name: 'DOM nodes', digits: 0, values: valuesOf('nodes') },
    { name: 'event listeners', digits: 0, values: valuesOf('listeners') },
  ];
}
