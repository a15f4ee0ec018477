import { styleSheets } from '../../stories/pages/zoo/zooPages';
import { visitPages } from './visitPages';

visitPages(styleSheets);
