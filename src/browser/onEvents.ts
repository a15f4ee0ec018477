/** Adds event listeners by type. Returns a function that removes them. */
export function onEvents(
  target: EventTarget,
  listeners: { [type: string]: (event: never) => void },
  options?: AddEventListenerOptions,
): () => void {
  const entries = Object.entries(listeners) as [string, EventListener][];
  for (const entry of entries) target.addEventListener(...entry, options);
  return () => {
    for (const entry of entries) target.removeEventListener(...entry, options);
  };
}
