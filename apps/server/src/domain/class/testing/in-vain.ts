import type { Services } from '../../../platform/services.js';

class Undone extends Error {
  readonly answer: unknown;
  constructor(answer: unknown) {
    super('undone');
    this.answer = answer;
  }
}

/** Rolls back the transactions of every call, so that each step meets the same waiting work. */
export const inVain = (services: Services): Services => {
  const withTx: Services['store']['withTx'] = (work) =>
    services.store
      .withTx(async (tx) => {
        throw new Undone(await work(tx));
      })
      .catch((error: unknown) => {
        if (error instanceof Undone) return error.answer as never;
        throw error;
      });
  return { ...services, store: { ...services.store, withTx } };
};
