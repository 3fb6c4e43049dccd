import type { Services } from '../services.js';

/**
 * Runs the due work of a clock's round in one class after the other. A class in which it fails is named in the log
 * and stays due: it blocks no other one.
 * @returns the sum of the results
 */
export const eachClass = async <Due extends { readonly class_id: number }>(
  { log }: Pick<Services, 'log'>,
  due: readonly Due[],
  act: (each: Due) => Promise<number>,
): Promise<number> => {
  let done = 0;
  for (const each of due) {
    try {
      done += await act(each);
    } catch (error) {
      const { class_id } = each;
      log.warn({ err: error, class_id }, 'the clock failed in a class; it tries again in the next round');
    }
  }
  return done;
};
