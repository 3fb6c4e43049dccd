import type { ErrorName } from '@skillcert/api-client/contract';
import { Refusal } from '../../../../platform/http/errors/refuse.js';

/** The outcome of a decision about many records. */
interface Decided<Done, Why> {
  readonly done: Done[];
  readonly left_out: { readonly id: number; readonly why: Why }[];
}

const isAmong = <Why extends ErrorName>(reasons: readonly Why[], name: ErrorName): name is Why =>
  reasons.some((each) => each === name);

/**
 * Decides about records one by one in their common transaction. It leaves out those that are refused for one of the
 * given reasons, which must be found before anything is written. Any other refusal refuses all of them.
 */
export const decideEach = async <Done, const Why extends ErrorName>(
  ids: readonly number[],
  reasons: readonly Why[],
  decide: (id: number) => Promise<Done>,
): Promise<Decided<Done, Why>> => {
  const decided: Decided<Done, Why> = { done: [], left_out: [] };
  for (const id of ids) {
    try {
      decided.done.push(await decide(id));
    } catch (error) {
      if (!(error instanceof Refusal) || !isAmong(reasons, error.refusal)) throw error;
      decided.left_out.push({ id, why: error.refusal });
    }
  }
  return decided;
};
