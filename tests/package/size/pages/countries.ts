import { findCountry } from 'lintel/countries';

console.log(findCountry(document.documentElement.lang));
