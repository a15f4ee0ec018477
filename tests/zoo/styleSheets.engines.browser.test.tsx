import { styleSheets } from '../../stories/pages/zoo/zooPages';
import { visitPages } from './visitPages';

visitPages(styleSheets, [
  'opens and closes everything by mouse',
  'opens, uses and closes the drawer',
  'scrolls, and the header stays in view and turns light',
  'prints the page without what is open',
]);
