import { z } from 'zod';
import { registrationDesk } from '../../access.js';
import { endpoint } from '../../endpoint.js';
import { id } from '../../fields.js';
import { idType } from '../site/check-class-id-card.js';
import { candidateAccountRow, candidateExamples, candidateRow, candidateStep } from './candidate-record.js';

/**
 * The history of one person in all classes: all enrolments with the identity document of this one, and the accounts
 * of their phones. The platform's staff see all of it; others see the part that the lists of candidates of their
 * classes show, and no accounts. Scores are part of it once they are published.
 */
export const fetchHistory = endpoint('candidate/fetchHistory', {
  summary: 'One person’s history across all classes',
  input: z.strictObject({ class_id: id, enrolment_id: id }),
  output: z.object({
    name: z.string(),
    id_type: idType,
    id_masked: z.string(),
    /** The newest first, at most a hundred. */
    enrolments: z.array(candidateRow),
    accounts: z.array(candidateAccountRow.omit({ enrolments: true, created_at: true })),
    /** The last two hundred steps, the oldest first. */
    timeline: z.array(candidateStep),
  }),
  access: { ...registrationDesk, scope: { from: 'input', class_type: 'sign_up', is_organization: true } },
  refuses: ['not_found'],
  example: {
    input: { class_id: 180143985094819, enrolment_id: 180143985099001 },
    output: {
      name: '李晓明',
      id_type: 'cn',
      id_masked: '1101**********002X',
      enrolments: [candidateExamples.row],
      accounts: [candidateExamples.account],
      timeline: [
        {
          at: '2026-11-05T06:20:11Z',
          by: '',
          action: 'enrol',
          from: null,
          to: 'submitted',
          reason: null,
          lesson: null,
          of: 'enrolment',
          subject: null,
          class_name: '2026年第四期（三级）上海班',
        },
      ],
    },
  },
});
