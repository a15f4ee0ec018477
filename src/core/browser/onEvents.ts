/** Listens to events of a target, by type. Returns the function that ends it. */
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
