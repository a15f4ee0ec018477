import { show } from './LintelPage';

show('once');
