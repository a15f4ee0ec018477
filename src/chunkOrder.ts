// The first import of the entries for pages, because it decides how Vite 8
// splits the header. In the order in which modules run, Vite moves those that a
// page and its lazy parts share into the page's own file. A module stays in a
// file of its own if the modules that import it come later. These import nothing,
// and represent their groups: shared with analytics, with the drawer, with both,
// with drawer and account menu, and with the carousel too. They make the header
// 1 kB smaller; see `tests/package/size`. Other bundlers ignore the order.
// https://github.com/rolldown/rolldown/issues/10731
import './core/analytics/interactions/readClick';
import './styles/breakpoints';
import './core/browser/whenIdle';
import './core/links/plainClick';
import './core/browser/onEvents';
