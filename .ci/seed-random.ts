import fc from 'fast-check';

// Property tests of the gate try the same inputs every time; the full run tries new ones.
if (!process.env.TEST_FULL) fc.configureGlobal({ seed: 20_261_121 });
