import { z } from 'zod';
import { endpoint } from '../endpoint.js';
import { id, reasonText } from '../fields.js';
import { classExamples, classRecord } from './class-record.js';

/**
 * Applies an event of the class lifecycle other than the check and those that come with other calls, such as the
 * publication of seats. The last publication of scores applies `freeze_scores` by itself; a person applies it to
 * end a scoring that an upheld objection opened again. A submitted class must be complete: missing fields are
 * refused one by one, as in updataClass. A class is submitted, approved and opened with a contact
 * (`contact_missing`), a joint one also with units that share the whole of it (`units_missing`) and whose quotas
 * fit into its seats (`quotas_over`). A class with a fee opens with an account that takes it (`payee_missing`).
 * `all_certified` is for a class without candidates left to certify; the last certificate applies it by itself. The
 * clock applies `open` and `close` by the dates of enrolment, `open` only if none of these is missing, and
 * `publicity_end` once nobody can request a recheck any more and nothing waits. `seal_dossier` needs a class
 * without open work (`work_waiting`): no payment, refund, invoice, change of a score or recheck is open; and a
 * dossier made after everything that happened to the class (`dossier_missing`): the seal names its hash.
 *
 * `start_exam`, `end_exam` and `publicity_end` need a second person and a reason before their moment (see
 * class/fetchClassStep), and so does every step back: `withdraw_arrangement`, `withdraw_start`, `withdraw_end`,
 * `objection_upheld` and `withdraw_publicity_end`. `cancel` needs both once enrolment is closed: nothing leads back
 * from it. The first person's call leaves the class unchanged and answers
 * that it waits; the same call by another person applies the event. A step back is refused if something depends on
 * the current state (`people_admitted`, `scores_entered`, `certificates_begun`, `scores_kept_elsewhere`).
 */
export const setClassStatus = endpoint('class/setClassStatus', {
  summary: 'Move a class on: its submission, enrolment, exam and publicity',
  input: z.strictObject({
    class_id: id,
    event: z.enum([
      ...(['submit', 'open', 'pause', 'resume', 'close', 'reopen', 'cancel'] as const),
      ...(['start_exam', 'end_exam', 'freeze_scores', 'objection_upheld', 'publicity_end'] as const),
      ...([
        'all_certified',
        'seal_dossier',
        'withdraw_arrangement',
        'withdraw_start',
        'withdraw_end',
      ] as const),
      ...(['withdraw_publicity_end'] as const),
    ]),
    reason: reasonText.optional(),
  }),
  output: classRecord.extend({
    /** Whether the class kept its status, and the step waits for a second person. */
    waits_for_second: z.boolean(),
  }),
  access: { to: 'roles', roles: ['zky-admin', 'recommend', 'master'], scope: { from: 'input' } },
  writes: 'step',
  refuses: [
    'not_found',
    'transition_refused',
    'contact_missing',
    'scores_waiting',
    'units_missing',
    'quotas_over',
    'work_waiting',
    'dossier_missing',
    'another_person',
    'enrolment_over',
    'certificates_waiting',
    'people_admitted',
    'scores_entered',
    'certificates_begun',
    'scores_kept_elsewhere',
    'payee_missing',
  ],
  example: {
    input: { class_id: 180143985094819, event: 'open' },
    output: { ...classExamples.record, taken: 0, to_review: 0, waits_for_second: false },
  },
});
