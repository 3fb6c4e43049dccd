import type { Services } from '../../../platform/services.js';

class Undone extends Error {
  readonly answer: unknown;
  constructor(answer: unknown) {
    super('undone');
    this.answer = answer;
  }
}

/** Takes back whatever a call does in its transactions: what waits for one step waits for the next one too. */
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
