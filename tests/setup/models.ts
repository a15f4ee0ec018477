import fc from 'fast-check';

// One seed per file: a second try repeats the very sequences, so that what
// fails again is the sequences' doing, and what does not is the machine's.
fc.configureGlobal({ seed: Date.now() });
