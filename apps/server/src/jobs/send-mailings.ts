import type { Services } from '../services.js';
import { finishMailings } from '../sms/mailings/finish-mailings.js';
import { handOverChunk } from '../sms/mailings/hand-over-chunk.js';
import { queueChunk } from '../sms/mailings/queue-chunk.js';

/** A round ends after so many chunks, so that a server that stops need not wait for ten thousand messages. */
const mostChunks = 50;

const repeat = async (work: () => Promise<boolean>) => {
  for (let done = 0; done < mostChunks && (await work()); done += 1);
};

/** Sends what is asked for and released: queues the messages, gives them to the gateway where one is connected, and ends what is done. */
export const sendMailings = async (services: Services): Promise<void> => {
  const { gateway } = services;
  await repeat(() => queueChunk(services));
  if (gateway) await repeat(() => handOverChunk(services, gateway));
  await finishMailings(services);
};
