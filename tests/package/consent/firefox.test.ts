import { describe } from 'vitest';
import { testedBrowsers } from '../delivery/setup/browsers';
import { testConsent } from './testConsent';

for (const { name, launch } of testedBrowsers()) {
  // One after another: a tab that opens hides the others, which is an event.
  if (name === 'Firefox') {
    describe(name, () => testConsent(launch, { concurrent: false }));
  }
}
