import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { limits } from '@skillcert/core';
import { createGroupQueue } from '../../apps/server/src/platform/store/statements/group-queue.js';

/** The input of a candidate, taken without checks. */
export interface Wanted {
  readonly key: string;
  readonly class_id: number;
  readonly id_card: string;
}

/**
 * The numbers of those who got a seat, in the order of the requests; '' for a candidate without one. Once it has
 * locked the class it may let the next batch begin.
 */
export type Seat = (
  class_id: number,
  wanted: readonly Wanted[],
  next: () => void,
) => Promise<readonly string[]>;

/**
 * The same group commit behind node's own HTTP server: no ticket, no check of any field, nothing sealed, no audit,
 * no message to the candidate.
 */
export const startBareServer = async (seat: Seat) => {
  const queue = createGroupQueue<Wanted, { readonly enrol_no: string }>({
    batch_max: limits.enrol_batch_max,
    queue_max: limits.enrol_queue_max,
    blamesOne: () => false,
    busy: () => new Error('busy'),
    run: async (class_id, wanted, next) =>
      (await seat(class_id, wanted, next)).map((enrol_no) => ({ enrol_no })),
  });
  const server = createServer((request, response) => {
    let text = '';
    request.setEncoding('utf8');
    request.on('data', (part) => {
      text += part;
    });
    request.on('end', async () => {
      const sent = JSON.parse(text);
      const data = await queue.ask(sent.class_id, {
        ...sent,
        key: String(request.headers['idempotency-key']),
      });
      const answer = JSON.stringify({ code: data.enrol_no ? 20_000 : 40_900, message: 'OK', data });
      response.setHeader('content-type', 'application/json');
      response.setHeader('content-length', Buffer.byteLength(answer));
      response.end(answer);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { port, close: () => server.close() };
};
