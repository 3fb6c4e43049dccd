import { handle } from '../../../platform/http/calls/handle.js';
import { Refusal } from '../../../platform/http/errors/refuse.js';
import { readHand } from '../../foundation/access/one-hand/read-hand.js';
import { acceptsDoubts } from '../lock-scoring.js';
import { lockAbsences } from './lock-absences.js';
import { writeWords } from './write-words.js';

export const acknowledgeDoubts = handle('score/acknowledgeDoubts', ({ input, caller, services, request }) =>
  services.store.withTx(async (tx) => {
    const { class_id, subject, word } = input;
    const now = services.now();
    const people = await lockAbsences(tx, input, { services, caller, now, allows: acceptsDoubts });
    const hand = await readHand(tx, caller, now);
    const doubts = people.map(({ row: { enrolment_id, doubt }, kept }) => {
      if (!doubt || doubt.word !== null) throw new Refusal('state_changed');
      // An explanation by those who entered the figure would not be a second opinion.
      const entered = [kept?.first?.user_id, kept?.second?.user_id, kept?.absent_by];
      if (hand.holds(...entered)) throw hand.refusal(...entered);
      return { enrolment_id, subject, kind: doubt.kind };
    });
    await writeWords(tx, { class_id, doubts, word, caller, request, now });
    return { acknowledged: doubts.length };
  }),
);
