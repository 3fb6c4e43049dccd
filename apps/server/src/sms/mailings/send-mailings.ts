import type { Services } from '../../services.js';
import { dropLate } from '../out/drop-late.js';
import { dropUnwanted } from '../out/drop-unwanted.js';
import { handOver } from '../out/hand-over.js';
import { holdQuiet } from '../out/hold-quiet.js';
import { beginScheduled } from './begin-scheduled.js';
import { finishMailings } from './finish-mailings.js';
import { queueChunk } from './queue-chunk.js';

/** A round ends after so many turns, so that a server that stops need not wait for ten thousand messages. */
const mostTurns = 50;

interface Turn {
  /** Whether there was anything to do. */
  readonly more: boolean;
  /** Whether the gateway takes more in this round. */
  readonly hands: boolean;
}

/** One turn: what waits leaves, the most urgent first, and the next messages to many join it. */
const takeTurn = async (services: Services, { hands }: Pick<Turn, 'hands'>): Promise<Turn> => {
  const { gateway } = services;
  await holdQuiet(services);
  const handed = hands && gateway ? await handOver(services, gateway) : 'none';
  const queued = await queueChunk(services);
  return { more: handed === 'some' || queued, hands: hands && handed !== 'busy' };
};

/** Sends what waits: gives it to the gateway where one is connected, queues what is asked for and released, and ends what is done. */
export const sendMailings = async (services: Services): Promise<void> => {
  await beginScheduled(services);
  await dropLate(services);
  await dropUnwanted(services);
  let turn: Turn = { more: true, hands: true };
  for (let done = 0; done < mostTurns && turn.more; done += 1) turn = await takeTurn(services, turn);
  await finishMailings(services);
};
