import { contents } from '../../stories/pages/zoo/zooPages';
import { visitPages } from './visitPages';

visitPages(contents, [
  'opens and closes everything by mouse',
  'opens and closes everything by keyboard',
  'tabs through the header, which never scrolls the page',
  'opens, uses and closes the drawer',
]);
