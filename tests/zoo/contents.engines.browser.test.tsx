import { contents } from '../../stories/pages/zoo/zooPages';
import { visitPages } from './visitPages';

visitPages(contents);
