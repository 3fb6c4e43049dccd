import { hostname } from 'node:os';
import { threadId } from 'node:worker_threads';
import { sha256 } from '../crypto/sha256.js';

const epoch = Date.UTC(2024, 0, 1);
const writers = 2 ** 7;
const perMillisecond = 2 ** 5;

/** Neighbouring processes and threads of a machine differ; two machines meet with odds of 1 in 128. */
const writer = (sha256(hostname()).readUInt32BE(0) + process.pid + 31 * threadId) % writers;

let lastMillisecond = 0;
let sequence = 0;

/**
 * A time-ordered id below 2^53: 41 bits of milliseconds since 2024 (until 2093), 7 bits that distinguish writers, 5
 * bits that count. The ids of one process rise strictly; a burst borrows from the milliseconds to come. Should two
 * writers ever share a number and a millisecond, the primary key refuses the second.
 */
export function newId(now: number = Date.now()): number {
  if (now - epoch > lastMillisecond) {
    lastMillisecond = now - epoch;
    sequence = 0;
  } else {
    sequence += 1;
    if (sequence === perMillisecond) {
      lastMillisecond += 1;
      sequence = 0;
    }
  }
  return (lastMillisecond * writers + writer) * perMillisecond + sequence;
}
