import { countries } from 'lintel/countries';

console.log(countries);
