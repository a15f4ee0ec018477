import { sharedChromium } from '../../consumers/setup/browser';
import { testConsent } from './testConsent';

testConsent(sharedChromium);
