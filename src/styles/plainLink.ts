/**
 * For a selector of twice a class's weight (`&&`), before all others: a host's
 * own `a:link` and `a:hover` weigh more than one class, and would repaint the
 * header's links.
 */
export const plainLink = { color: 'inherit', textDecoration: 'none' };
