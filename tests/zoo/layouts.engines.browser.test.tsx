import { layouts } from '../../stories/pages/zoo/zooPages';
import { visitPages } from './visitPages';

visitPages(layouts);
