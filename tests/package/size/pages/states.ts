import { isUsState } from 'lintel/countries';

console.log(isUsState(document.documentElement.lang));
