/**
 * How long the page's main thread has kept a processor busy so far: unlike the
 * time that passes, that of other programs is not in it.
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
