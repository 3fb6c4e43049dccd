import type { Round } from '../../../platform/jobs/start-job.js';
import type { Services } from '../../../platform/services.js';
import { dropLate } from '../out/drop-late.js';
import { dropUnwanted } from '../out/drop-unwanted.js';
import { handToGateway } from '../out/hand-to-gateway.js';
import { holdQuiet } from '../out/hold-quiet.js';
import { beginScheduled } from './begin-scheduled.js';
import { finishMailings } from './finish-mailings.js';
import { queueChunk } from './queue-chunk.js';

/** The most turns of a round, so that a stopping server need not wait for ten thousand messages. */
const mostTurns = 50;

/** The pause after a gateway that answered nothing: each further try may leave one more message unknown. */
const restSeconds = 30;

interface Turn {
  /** Whether there was anything to do. */
  readonly more: boolean;
  /** Whether the gateway takes more in this round; `first`: it was not asked yet. */
  readonly hands: 'first' | 'more' | 'no';
  /** The number of messages whose fate became unknown in this turn. */
  readonly lost: number;
}

const nothing = { took: 'none', lost: 0 } as const;

/** One turn: waiting messages leave, the most urgent first, and the next messages to many join them. */
const takeTurn = async (services: Services, { hands }: Pick<Turn, 'hands'>): Promise<Turn> => {
  const { gateway } = services;
  await holdQuiet(services);
  const { took, lost } =
    gateway && hands !== 'no'
      ? await handToGateway(services, gateway, { isFirst: hands === 'first' })
      : nothing;
  const queued = await queueChunk(services);
  const next = { none: hands, unasked: hands, some: 'more', busy: 'no' } as const;
  return { more: took === 'some' || took === 'unasked' || queued, hands: next[took], lost };
};

/**
 * Sends waiting messages: gives them to the gateway if one is connected, queues requested and released mailings,
 * and ends finished ones. It asks for a pause where no answer came.
 */
export const sendMessages = async (services: Services, round?: Round): Promise<void> => {
  await beginScheduled(services);
  await dropLate(services);
  await dropUnwanted(services);
  let turn: Turn = { more: true, hands: 'first', lost: 0 };
  let isSilent = false;
  for (let done = 0; done < mostTurns && turn.more; done += 1) {
    turn = await takeTurn(services, turn);
    isSilent ||= turn.hands === 'no' && turn.lost > 0;
  }
  if (isSilent) round?.rest(restSeconds);
  await finishMailings(services);
};
