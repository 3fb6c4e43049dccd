/** One entry of a queue: the request, and how its caller is answered. */
interface Queued<Request, Answer> {
  readonly request: Request;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: unknown) => void;
}

interface GroupQueueOptions<Request, Answer> {
  /**
   * Answers a batch of a group with one result per request, in the same order; a thrown error fails the whole batch.
   * It may call `next` once the next batch of the group can no longer overtake this one, so that the next one starts
   * while this one ends.
   */
  readonly run: (
    group: number,
    requests: readonly Request[],
    next: () => void,
  ) => Promise<readonly (Answer | Error)[]>;
  readonly batch_max: number;
  readonly queue_max: number;
  /** Whether one request may have caused an error, so that each request is worth one attempt alone. */
  readonly blamesOne: (error: unknown) => boolean;
  /** The error for a caller when the queue is full or closing. */
  readonly busy: () => Error;
}

/** Gathers requests by group and runs the requests of each group together; groups run in parallel. */
export interface GroupQueue<Request, Answer> {
  readonly ask: (group: number, request: Request) => Promise<Answer>;
  /** How many requests wait for their group to run. */
  readonly waiting: () => number;
  /** Answers the queued requests and refuses later ones. */
  readonly stop: () => Promise<void>;
}

const answer = <Request, Answer>(entry: Queued<Request, Answer>, result: Answer | Error | undefined) => {
  if (result === undefined) entry.reject(new Error('The group was answered without this request.'));
  else if (result instanceof Error) entry.reject(result);
  else entry.resolve(result);
};

/** Creates the function that runs a batch and answers its askers. It never rejects. */
const createBatchRunner = <Request, Answer>({
  run,
  blamesOne,
}: Pick<GroupQueueOptions<Request, Answer>, 'run' | 'blamesOne'>) => {
  type Batch = readonly Queued<Request, Answer>[];

  const runOneByOne = async (group: number, batch: Batch) => {
    for (const entry of batch) {
      try {
        const [result] = await run(group, [entry.request], () => undefined);
        answer(entry, result);
      } catch (error) {
        entry.reject(error);
      }
    }
  };

  return async (group: number, batch: Batch, next: () => void) => {
    try {
      const requests = batch.map((entry) => entry.request);
      const results = await run(group, requests, next);
      for (const [index, entry] of batch.entries()) answer(entry, results[index]);
    } catch (error) {
      // One bad row fails the transaction of the whole batch; alone, each request gets its own answer.
      if (batch.length > 1 && blamesOne(error)) await runOneByOne(group, batch);
      else for (const entry of batch) entry.reject(error);
    }
  };
};

/**
 * Creates a queue without a timer: the pump of a group starts with its first request and takes all requests that
 * gathered while the previous batch ran. An idle system adds no delay, and a busy one makes larger batches.
 */
export const createGroupQueue = <Request, Answer>(
  options: GroupQueueOptions<Request, Answer>,
): GroupQueue<Request, Answer> => {
  const queues = new Map<number, Queued<Request, Answer>[]>();
  const pumps = new Set<Promise<void>>();
  let stopping = false;

  const { run, batch_max, queue_max, blamesOne, busy } = options;
  const runBatch = createBatchRunner({ run, blamesOne });

  /**
   * At most two batches are under way: the next one begins when this one calls `next` or ends, and only after the batch
   * before this one has ended.
   */
  const pump = async (group: number, queue: Queued<Request, Answer>[]) => {
    await new Promise<void>((resolve) => setImmediate(resolve));
    let before = Promise.resolve();
    while (queue.length > 0) {
      const batch = queue.splice(0, batch_max);
      let said: () => void = () => undefined;
      const next = new Promise<void>((resolve) => {
        said = resolve;
      });
      const ended = runBatch(group, batch, said);
      await Promise.all([before, Promise.race([next, ended])]);
      // Requests that came meanwhile are the next batch. If none came, those that come until this batch ends are.
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
        if (stopping || (queue?.length ?? 0) >= queue_max) return reject(busy());
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
