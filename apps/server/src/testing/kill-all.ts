/**
 * Kills processes, in their order and at once. One that has ended since it was looked up, as helpers of PostgreSQL do,
 * is as dead as it should be.
 */
export const killAll = (pids: readonly number[]): void => {
  for (const pid of pids) {
    // 0 and below would kill whole groups, the own one first.
    if (!(pid > 0)) throw new Error(`${pid} is no process.`);
    try {
      process.kill(pid, 'SIGKILL');
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
    }
  }
};
