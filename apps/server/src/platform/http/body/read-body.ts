import type { Readable } from 'node:stream';
import { limits } from '@skillcert/core';
import { Refusal } from '../errors/refuse.js';
import type { ByteShare } from './byte-budget.js';

/**
 * Bytes that are still read and discarded beyond the limit: a client that is cut off while it writes does
 * not read the reason.
 */
const drained_bytes_max = 4 * limits.photo_bytes_max;

/** Milliseconds to wait for the end of a refused body: a client that never ends it gets its answer all the same. */
const drained_ms_max = 2_000;

interface Reading {
  readonly limit: number;
  /** The share of this body in the memory for all of them. */
  readonly share?: ByteShare | undefined;
}

/**
 * Reads the bytes of a body.
 * @throws Refusal too_large over the limit, busy if bodies under way leave too little memory, malformed
 * if the client leaves
 */
export const readBody = (payload: Readable, { limit, share }: Reading): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    let chunks: Buffer[] = [];
    let size = 0;
    let refused: Refusal | undefined;
    let over = false;
    let patience: NodeJS.Timeout | undefined;
    const refuse = (refusal: Refusal) => {
      refused ??= refusal;
      chunks = [];
      patience ??= setTimeout(end, drained_ms_max);
    };
    // Most bodies come in one piece, which needs no copy.
    const whole = () => (chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks));
    const end = () => {
      over = true;
      clearTimeout(patience);
      if (refused) reject(refused);
      else resolve(whole());
    };
    // Every body closes, nearly always after its end. Creating a refusal costs more than reading most bodies.
    const leave = () => {
      clearTimeout(patience);
      if (!over) reject(new Refusal('malformed'));
    };
    payload.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > limit) refuse(new Refusal('too_large', { values: { megabytes: limit / 1_048_576 } }));
      else if (!refused && share && !share.take(chunk.length))
        refuse(new Refusal('busy', { retry_after: 5 }));
      if (!refused) chunks.push(chunk);
      else if (size > limit + drained_bytes_max) end();
    });
    payload.once('end', end);
    payload.once('error', leave);
    payload.once('close', leave);
  });
