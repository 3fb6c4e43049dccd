import type { Services } from '../services.js';
import { beginScheduled } from '../sms/mailings/begin-scheduled.js';
import { finishMailings } from '../sms/mailings/finish-mailings.js';
import { queueChunk } from '../sms/mailings/queue-chunk.js';
import { dropLate } from '../sms/out/drop-late.js';
import { handOver } from '../sms/out/hand-over.js';
import { holdQuiet } from '../sms/out/hold-quiet.js';

/** A round ends after so many turns, so that a server that stops need not wait for ten thousand messages. */
const mostTurns = 50;

/** One turn: what waits leaves, the most urgent first, and the next messages to many join it. @returns whether there was anything to do */
const takeTurn = async (services: Services): Promise<boolean> => {
  const { gateway } = services;
  await holdQuiet(services);
  const handed = gateway ? await handOver(services, gateway) : false;
  const queued = await queueChunk(services);
  return handed || queued;
};

/** Sends what waits: gives it to the gateway where one is connected, queues what is asked for and released, and ends what is done. */
export const sendMailings = async (services: Services): Promise<void> => {
  await beginScheduled(services);
  await dropLate(services);
  for (let done = 0; done < mostTurns && (await takeTurn(services)); done += 1);
  await finishMailings(services);
};
