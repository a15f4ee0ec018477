// What Vite adds to a page that loads anything later: the header's own has it.
import('./lazyPart').then((part) => Object.assign(window, part));
