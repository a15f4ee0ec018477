import { describe } from 'vitest';
import { testedBrowsers } from '../delivery/setup/browsers';
import { testConsent } from './testConsent';

for (const { name, launch } of testedBrowsers()) {
  if (name === 'Firefox') describe(name, () => testConsent(launch));
}
