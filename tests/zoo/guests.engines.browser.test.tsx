import { guests } from '../../stories/pages/zoo/zooPages';
import { visitPages } from './visitPages';

visitPages(guests, [
  'finds that every link of a menu leads where its words say',
  'opens and closes everything by mouse',
  'opens and closes everything by touch',
  'opens and closes everything by keyboard',
  'opens, uses and closes the drawer',
]);
