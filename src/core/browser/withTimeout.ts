/**
 * What some work resolves to. Rejects with `late` after `ms`, and aborts the
 * work whenever it rejects. Old web views have no `AbortController`, and some
 * stand-ins for `fetch` ignore its signal.
 */
export async function withTimeout<T>(
  ms: number,
  late: Error,
  work: (signal: AbortSignal | undefined) => Promise<T>,
): Promise<T> {
  const controller =
    typeof AbortController === 'function' ? new AbortController() : undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(late), ms);
  });
  try {
    return await Promise.race([work(controller?.signal), timeout]);
  } catch (error) {
    controller?.abort();
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
