import type { ErrorName } from '@skillcert/api-client/contract';
import { type LeftOut, leftOutBy } from '../../../../platform/http/errors/left-out-by.js';
import { Refusal } from '../../../../platform/http/errors/refuse.js';

/** The outcome of a decision about many records. */
interface Decided<Done, Why extends ErrorName> {
  readonly done: Done[];
  readonly left_out: (LeftOut<Why> & { readonly id: number })[];
}

interface Leaving<Why> {
  /** The refusals that leave a record out. */
  readonly reasons: readonly Why[];
  /** The language in which the caller reads them. */
  readonly language: string;
}

const isAmong = <Why extends ErrorName>(reasons: readonly Why[], name: ErrorName): name is Why =>
  reasons.some((each) => each === name);

/**
 * Decides about records one by one in their common transaction. It leaves out those that are refused for one of the
 * given reasons, which must be found before anything is written. Any other refusal refuses all of them.
 */
export const decideEach = async <Done, const Why extends ErrorName>(
  ids: readonly number[],
  { reasons, language }: Leaving<Why>,
  decide: (id: number) => Promise<Done>,
): Promise<Decided<Done, Why>> => {
  const decided: Decided<Done, Why> = { done: [], left_out: [] };
  for (const id of ids) {
    try {
      decided.done.push(await decide(id));
    } catch (error) {
      if (!(error instanceof Refusal) || !isAmong(reasons, error.refusal)) throw error;
      decided.left_out.push({ id, ...leftOutBy(error.refusal, error, language) });
    }
  }
  return decided;
};
