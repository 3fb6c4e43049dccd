import type { OutputOf } from '@skillcert/api-client/contract';
import { undecidedAtDoor } from '@skillcert/core';
import { handle } from '../../../platform/http/calls/handle.js';
import { Refusal } from '../../../platform/http/errors/refuse.js';
import { takeBack } from './take-back.js';

/** Why one person was left out. @throws any error that is not such a refusal */
const whyOf = (error: unknown): (typeof undecidedAtDoor)[number] => {
  const why = error instanceof Refusal && undecidedAtDoor.find((each) => each === error.refusal);
  if (!why) throw error;
  return why;
};

export const decideConflicts = handle(
  'class/decideConflicts',
  async ({ input: { enrolment_ids, nonce, ...input }, caller, services, request }) =>
    services.store.withTx(async (tx) => {
      const now = services.now();
      const left_out: OutputOf<'class/decideConflicts'>['left_out'] = [];
      // In one order, so that two desks never wait for each other.
      const people = [...new Set(enrolment_ids)].toSorted((a, b) => a - b);
      for (const enrolment_id of people) {
        const one = { ...input, event: 'decide' as const, enrolment_id, nonce: `${nonce}/${enrolment_id}` };
        // A refusal comes before anything of that person is written: a nonce of this shape is of this call alone.
        await takeBack(tx, { input: one, services, caller, request, now }).catch((error) => {
          left_out.push({ enrolment_id, why: whyOf(error) });
        });
      }
      if (left_out.every(({ why }) => why === 'not_found') && left_out.length === people.length)
        throw new Refusal('not_found');
      return { decided: people.length - left_out.length, left_out };
    }),
);
