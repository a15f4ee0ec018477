/**
 * What the page's main thread has done so far, in ms of processor time. Unlike
 * elapsed time, this does not include other programs.
 * https://chromedevtools.github.io/devtools-protocol/tot/Performance/
 *
 * @typedef {object} ProcessorTime
 * @property {number} all
 * @property {number} work  script, style and layout
 */

/**
 * @param {import('playwright').CDPSession} session
 * @returns {Promise<() => Promise<ProcessorTime>>}
 */
export async function createProcessorClock(session) {
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    /** @param {string[]} names */
    const sum = (...names) =>
      1000 *
      metrics
        .filter(({ name }) => names.includes(name))
        .reduce((total, { value }) => total + value, 0);
    return {
      all: sum('TaskDuration'),
      work: sum('ScriptDuration', 'LayoutDuration', 'RecalcStyleDuration'),
    };
  };
}
