import { sharedChromium } from '../../hosts/setup/browser';
import { testConsent } from './testConsent';

testConsent(sharedChromium);
