import { show } from './LintelPage';

show('confirmed');
