/** One entry of a queue: what is asked, and how its asker is answered. */
interface Queued<Request, Answer> {
  readonly request: Request;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: unknown) => void;
}

interface GroupQueueOptions<Request, Answer> {
  /**
   * Answers a whole group, one result a request and in its order; a thrown error fails the group as a whole. Once the
   * next batch of the group cannot overtake this one any more it may call `next`, so that the next one is under way
   * while this one ends.
   */
  readonly run: (
    group: number,
    requests: readonly Request[],
    next: () => void,
  ) => Promise<readonly (Answer | Error)[]>;
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
        const [result] = await options.run(group, [entry.request], () => undefined);
        settle(entry, result);
      } catch (error) {
        entry.reject(error);
      }
    }
  };

  /** It never fails: whatever happens its askers are told. */
  const runBatch = async (group: number, batch: readonly Queued<Request, Answer>[], next: () => void) => {
    try {
      const results = await options.run(
        group,
        batch.map((entry) => entry.request),
        next,
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

  /**
   * Two batches are under way at most: the next one begins when this one says so, and only once the one before this
   * has ended.
   */
  const pump = async (group: number, queue: Queued<Request, Answer>[]) => {
    await new Promise<void>((resolve) => setImmediate(resolve));
    let before = Promise.resolve();
    while (queue.length > 0) {
      const batch = queue.splice(0, options.batch_max);
      let said: () => void = () => undefined;
      const next = new Promise<void>((resolve) => {
        said = resolve;
      });
      const ended = runBatch(group, batch, said);
      await Promise.all([before, Promise.race([next, ended])]);
      // What has come meanwhile is the next batch; where nothing has, all that comes until this one ends is.
      if (queue.length === 0) await ended;
      before = ended;
    }
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
