import { setImmediate as tick } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createGroupQueue } from './group-queue.js';

interface Batch {
  readonly requests: readonly number[];
  readonly next: () => void;
  readonly end: (error?: Error) => void;
}

/** A queue whose batches say when they let the next one begin, and end, when the test wants it. */
const openQueue = ({ batch_max = 10, blamesOne = false } = {}) => {
  const batches: Batch[] = [];
  const queue = createGroupQueue<number, string>({
    batch_max,
    queue_max: 100,
    busy: () => new Error('busy'),
    blamesOne: () => blamesOne,
    run: (_, requests, next) =>
      new Promise((resolve, reject) => {
        const end = (error?: Error) =>
          error ? reject(error) : resolve(requests.map((request) => `answer ${request}`));
        batches.push({ requests, next, end });
      }),
  });
  const ask = (...requests: number[]) => Promise.allSettled(requests.map((each) => queue.ask(1, each)));
  const begun = async () => {
    await tick();
    await tick();
    return batches.map(({ requests }) => requests);
  };
  return { queue, batches, ask, begun };
};

const answers = (settled: readonly PromiseSettledResult<string>[]) =>
  settled.map((each) => (each.status === 'fulfilled' ? each.value : each.reason.message));

describe('a queue by groups', () => {
  it('runs one batch after the other where none says that the next may begin', async () => {
    const { batches, ask, begun } = openQueue({ batch_max: 2 });
    const asked = ask(1, 2, 3);
    expect(await begun()).toEqual([[1, 2]]);
    batches[0]?.end();
    expect(await begun()).toEqual([[1, 2], [3]]);
    batches[1]?.end();
    expect(answers(await asked)).toEqual(['answer 1', 'answer 2', 'answer 3']);
  });

  it('has two batches under way once the first says so, and never three', async () => {
    const { batches, ask, begun } = openQueue({ batch_max: 1 });
    const asked = ask(1, 2, 3);
    expect(await begun()).toEqual([[1]]);
    batches[0]?.next();
    expect(await begun()).toEqual([[1], [2]]);
    batches[1]?.next();
    expect(await begun()).toEqual([[1], [2]]);
    batches[0]?.end();
    expect(await begun()).toEqual([[1], [2], [3]]);
    batches[1]?.end();
    batches[2]?.end();
    expect(answers(await asked)).toEqual(['answer 1', 'answer 2', 'answer 3']);
  });

  it('lets what comes after a batch has said so gather until it ends', async () => {
    const { batches, ask, begun } = openQueue();
    const first = ask(1);
    await begun();
    batches[0]?.next();
    await begun();
    const second = ask(2);
    await begun();
    const third = ask(3);
    expect(await begun()).toEqual([[1]]);
    batches[0]?.end();
    expect(await begun()).toEqual([[1], [2, 3]]);
    batches[1]?.end();
    expect(answers([...(await first), ...(await second), ...(await third)])).toEqual([
      'answer 1',
      'answer 2',
      'answer 3',
    ]);
  });

  it('answers each of a batch that fails, and those of the one behind it', async () => {
    const { batches, ask, begun } = openQueue({ batch_max: 2 });
    const asked = ask(1, 2, 3, 4);
    await begun();
    batches[0]?.next();
    await begun();
    batches[0]?.end(new Error('broken'));
    batches[1]?.end();
    expect(answers(await asked)).toEqual(['broken', 'broken', 'answer 3', 'answer 4']);
  });

  it('tries each of a batch alone where one may be to blame, and begins no third meanwhile', async () => {
    const { batches, ask, begun } = openQueue({ batch_max: 2, blamesOne: true });
    const asked = ask(1, 2, 3, 4, 5);
    await begun();
    batches[0]?.next();
    expect(await begun()).toEqual([
      [1, 2],
      [3, 4],
    ]);
    batches[0]?.end(new Error('broken'));
    batches[1]?.end();
    expect(await begun()).toEqual([[1, 2], [3, 4], [1]]);
    batches[2]?.end(new Error('to blame'));
    expect(await begun()).toEqual([[1, 2], [3, 4], [1], [2]]);
    batches[3]?.end();
    expect(await begun()).toEqual([[1, 2], [3, 4], [1], [2], [5]]);
    batches[4]?.end();
    expect(answers(await asked)).toEqual(['to blame', 'answer 2', 'answer 3', 'answer 4', 'answer 5']);
  });

  it('answers what is queued when it stops, with two under way, and refuses what comes later', async () => {
    const { queue, batches, ask, begun } = openQueue({ batch_max: 1 });
    const asked = ask(1, 2);
    await begun();
    batches[0]?.next();
    await begun();
    const stopped = queue.stop();
    await expect(queue.ask(1, 3)).rejects.toThrow('busy');
    batches[1]?.end();
    batches[0]?.end();
    await stopped;
    expect(answers(await asked)).toEqual(['answer 1', 'answer 2']);
  });
});
