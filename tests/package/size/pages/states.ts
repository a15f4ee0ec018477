import { usStates } from 'lintel/countries';

console.log(usStates);
