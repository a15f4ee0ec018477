import { testLanguages } from './checks/testLanguages';
import { startHost } from './start/startHost';

const start = () => startHost('astro', 'languages/dist', 'build:languages');

testLanguages("Astro's static pages", start, {
  staysInApp: true,
  // A `<link>` cannot say that there is no such page.
  french: '/fr/preise?plan=pro',
});
