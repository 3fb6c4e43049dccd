/**
 * The part of our environment that a process launched by a test gets: the paths of programs and temporary files, the
 * time zone, and the clock of the test where that was moved.
 */
export const bareEnv = (): NodeJS.ProcessEnv =>
  Object.fromEntries(
    Object.entries(process.env).filter(([name]) => /^(?:PATH|TMPDIR|TZ|LD_PRELOAD|FAKETIME.*)$/.test(name)),
  );
