/**
 * Sends a request with the visitor's cookies, and reads its answer. Rejects after
 * a time in ms, but does not cancel the request, which may still log out.
 */
export async function fetchWithin<T>(
  ms: number,
  endpoint: string,
  init: RequestInit,
  read: (answer: Response) => T | Promise<T>,
): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    const error = new Error(`No answer within ${ms} ms.`);
    timer = setTimeout(() => reject(error), ms);
  });
  // Another origin receives cookies only with `include`.
  const credentials = endpoint.startsWith('/') ? undefined : 'include';
  const answer = fetch(endpoint, { ...init, credentials }).then(read);
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}
