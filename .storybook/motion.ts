const PARAMETER = 'force-reduced-motion';

/** Turns motion off or on, by the parameter of the page's address. */
export function holdStill(isStill: boolean): void {
  const address = new URL(location.href);
  if (isStill) address.searchParams.set(PARAMETER, '');
  else address.searchParams.delete(PARAMETER);
  history.replaceState(history.state, '', address);
}
