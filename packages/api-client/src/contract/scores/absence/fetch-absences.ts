import { z } from 'zod';
import { scoreDesk } from '../../access.js';
import { endpoint } from '../../endpoint.js';
import { subjectId } from '../../exam/exam-record.js';
import { id, moment } from '../../fields.js';
import { examScore, scoreExamples } from '../score-record.js';
import { absenceCause, confirmedAbsence, doubtExample, scoreDoubt } from './absence-record.js';

/** A person whose absence from a subject is proposed, confirmed or in doubt. */
export const absenceRow = z.object({
  enrolment_id: id,
  enrol_no: z.string(),
  ticket_no: z.string().nullable(),
  name: z.string(),
  /** The sitting of the subject; null without a seat in one. */
  room_name: z.string().nullable(),
  starts_at: moment.nullable(),
  /** The reason for the absence; null for a candidate who was there, or about whom nothing is known. */
  cause: absenceCause.nullable(),
  /** Whether the absence waits to be confirmed: no second entry was made yet. */
  to_confirm: z.boolean(),
  confirmed: confirmedAbsence.nullable(),
  /** The score as the caller may know it. */
  score: examScore.nullable(),
  doubt: scoreDoubt.nullable(),
});
export type AbsenceRow = z.infer<typeof absenceRow>;

/**
 * The candidates absent from a subject, by the marks of its sittings: marked absent there, or expected and never
 * seen once the sitting was over and others of it were seen. Latecomers were there. Also those with a confirmed
 * absence, and those whose score and marks contradict each other: the latter come first. At most five hundred;
 * `total` is the full number.
 */
export const fetchAbsences = endpoint('score/fetchAbsences', {
  summary: 'Who was absent from a subject',
  input: z.strictObject({ class_id: id, subject: subjectId }),
  output: z.object({ items: z.array(absenceRow), total: z.int() }),
  access: scoreDesk,
  refuses: ['not_found', 'class_state'],
  example: {
    input: { class_id: scoreExamples.class_id, subject: 'theory' },
    output: {
      items: [
        {
          enrolment_id: scoreExamples.row.enrolment_id,
          enrol_no: scoreExamples.row.enrol_no,
          ticket_no: scoreExamples.row.ticket_no,
          name: scoreExamples.row.name,
          room_name: '第 3 考场',
          starts_at: '2026-11-21T01:00:00.000Z',
          cause: 'marked',
          to_confirm: false,
          confirmed: null,
          score: 82,
          doubt: doubtExample,
        },
      ],
      total: 1,
    },
  },
});
