// The code that Vite adds to a page with a dynamic import. The header's page
// has its own.
import('./lazyPart').then((part) => Object.assign(window, part));
