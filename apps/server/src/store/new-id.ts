import { randomInt } from 'node:crypto';

const epoch = Date.UTC(2024, 0, 1);
const sequenceBits = 12;
const perMillisecond = 2 ** sequenceBits;

let lastMillisecond = 0;
let sequence = 0;

/**
 * A time-ordered id below 2^53: 41 bits of milliseconds since 2024 (until 2093) and 12 bits that start at a random
 * place each millisecond. Ids of one process rise strictly; two processes can meet in the same millisecond with
 * odds of about 1 in 4096 a pair, which the primary key catches.
 */
export function newId(now: number = Date.now()): number {
  const millisecond = Math.max(now - epoch, lastMillisecond);
  if (millisecond > lastMillisecond) {
    lastMillisecond = millisecond;
    // The upper half stays free, so that a burst in this millisecond has room to count up.
    sequence = randomInt(perMillisecond / 2);
  } else {
    sequence += 1;
    if (sequence === perMillisecond) {
      lastMillisecond += 1;
      sequence = 0;
    }
  }
  return lastMillisecond * perMillisecond + sequence;
}
