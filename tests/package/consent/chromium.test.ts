import { sharedChromium } from '../../hosts/checks/browser';
import { testConsent } from './testConsent';

testConsent(sharedChromium);
