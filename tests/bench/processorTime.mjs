/**
 * How long the page's main thread has used a processor so far. Unlike elapsed
 * time, this does not include other programs.
 *
 * @param {import('playwright').CDPSession} session
 */
export async function createProcessorClock(session) {
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    const seconds = metrics.find(({ name }) => name === 'TaskDuration');
    return (seconds?.value ?? NaN) * 1000;
  };
}
