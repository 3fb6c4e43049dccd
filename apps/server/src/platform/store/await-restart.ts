import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { errorCode } from './error-code.js';
import { isConnectionLoss } from './is-connection-loss.js';

const patience = 30_000;
const pause = 50;

/**
 * Runs a repeatable step of the start again while the built-in server is being replaced: another process may have been
 * the last to leave just as we came.
 */
export async function awaitRestart<T>(step: () => Promise<T>, logger: Logger): Promise<T> {
  for (const giveUpAt = Date.now() + patience; ; await sleep(pause)) {
    try {
      return await step();
    } catch (error) {
      if (!isConnectionLoss(error) || Date.now() > giveUpAt) throw error;
      logger.debug({ reason: errorCode(error) }, 'the database went away while starting; trying again');
    }
  }
}
