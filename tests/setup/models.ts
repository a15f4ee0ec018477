import fc from 'fast-check';

// One seed per file, so that a second try repeats the same sequences. If it
// fails again, the sequences are the cause, and otherwise the machine.
fc.configureGlobal({ seed: Date.now() });
