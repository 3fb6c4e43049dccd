import type { Logger } from 'pino';

/**
 * Ends the process in order on SIGTERM or SIGINT, with exit code 0; a second signal ends it at once. An error that
 * nobody caught is logged and ends it too, with exit code 1: its state is unknown then.
 */
export const stopOnSignal = (log: Logger, stop: () => Promise<void>): void => {
  let stopping = false;
  const end = async (code: number) => {
    if (stopping) process.exit(1);
    stopping = true;
    try {
      await stop();
      process.exit(code);
    } catch (error) {
      log.error({ err: error }, 'the server could not stop in order');
      process.exit(1);
    }
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      log.info({ signal }, 'stopping');
      void end(0);
    });
  }
  const failed = (error: unknown) => {
    log.fatal({ err: error }, 'an error that nobody caught');
    void end(1);
  };
  process.on('uncaughtException', failed);
  process.on('unhandledRejection', failed);
};
