/**
 * What a process that a test launches has of our environment: where programs and temporary files are, and the clock of
 * the test where that was moved.
 */
export const bareEnv = (): NodeJS.ProcessEnv =>
  Object.fromEntries(
    Object.entries(process.env).filter(([name]) => /^(?:PATH|TMPDIR|TZ|LD_PRELOAD|FAKETIME.*)$/.test(name)),
  );
