/** One entry of a queue: what is asked, and how its asker is answered. */
interface Queued<Request, Answer> {
  readonly request: Request;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: unknown) => void;
}

interface GroupQueueOptions<Request, Answer> {
  /** Answers a whole group, one result a request and in its order; a thrown error fails the group as a whole. */
  readonly run: (group: number, requests: readonly Request[]) => Promise<readonly (Answer | Error)[]>;
  readonly batch_max: number;
  readonly queue_max: number;
  /** Whether an error can be the fault of one request, so that each is worth trying alone once. */
  readonly blamesOne: (error: unknown) => boolean;
  /** What an asker is told when the queue is full or closing. */
  readonly busy: () => Error;
}

/** Gathers requests by group and runs each group's requests together; groups run side by side. */
export interface GroupQueue<Request, Answer> {
  readonly ask: (group: number, request: Request) => Promise<Answer>;
  /** How many requests wait for their group to run. */
  readonly waiting: () => number;
  /** Answers what is queued, refuses what comes later. */
  readonly stop: () => Promise<void>;
}

/**
 * Creates a queue without a timer: a group's pump starts with its first request and takes all that gathered while the
 * batch before it ran. An idle system adds no delay, a busy one makes larger batches.
 */
export const createGroupQueue = <Request, Answer>(
  options: GroupQueueOptions<Request, Answer>,
): GroupQueue<Request, Answer> => {
  const queues = new Map<number, Queued<Request, Answer>[]>();
  const pumps = new Set<Promise<void>>();
  let stopping = false;

  const settle = (entry: Queued<Request, Answer>, result: Answer | Error | undefined) => {
    if (result === undefined) entry.reject(new Error('The group was answered without this request.'));
    else if (result instanceof Error) entry.reject(result);
    else entry.resolve(result);
  };

  const runOneByOne = async (group: number, batch: readonly Queued<Request, Answer>[]) => {
    for (const entry of batch) {
      try {
        const [result] = await options.run(group, [entry.request]);
        settle(entry, result);
      } catch (error) {
        entry.reject(error);
      }
    }
  };

  const runBatch = async (group: number, batch: readonly Queued<Request, Answer>[]) => {
    try {
      const results = await options.run(
        group,
        batch.map((entry) => entry.request),
      );
      batch.forEach((entry, index) => {
        settle(entry, results[index]);
      });
    } catch (error) {
      // One bad row fails the transaction of all; alone, each gets its own answer.
      if (batch.length > 1 && options.blamesOne(error)) await runOneByOne(group, batch);
      else for (const entry of batch) entry.reject(error);
    }
  };

  const pump = async (group: number, queue: Queued<Request, Answer>[]) => {
    await new Promise<void>((resolve) => setImmediate(resolve));
    while (queue.length > 0) await runBatch(group, queue.splice(0, options.batch_max));
    queues.delete(group);
  };

  const start = (group: number, queue: Queued<Request, Answer>[]) => {
    queues.set(group, queue);
    const running: Promise<void> = pump(group, queue).finally(() => pumps.delete(running));
    pumps.add(running);
  };

  return {
    ask: (group, request) =>
      new Promise<Answer>((resolve, reject) => {
        const queue = queues.get(group);
        if (stopping || (queue?.length ?? 0) >= options.queue_max) return reject(options.busy());
        const entry = { request, resolve, reject };
        if (queue) queue.push(entry);
        else start(group, [entry]);
      }),
    waiting: () => [...queues.values()].reduce((sum, queue) => sum + queue.length, 0),
    stop: async () => {
      stopping = true;
      await Promise.all(pumps);
    },
  };
};
