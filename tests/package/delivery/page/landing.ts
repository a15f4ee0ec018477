import { trackLanding } from 'lintel/landing';

trackLanding();
