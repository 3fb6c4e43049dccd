/**
 * Runs the rounds of a job until there is nothing left to do. A round ends after a second and a half, on a busy machine
 * before the work of a test is done.
 */
export const runRounds = async (run: () => Promise<void>, isDone: () => Promise<boolean>): Promise<void> => {
  do await run();
  while (!(await isDone()));
};
