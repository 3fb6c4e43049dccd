import { z } from 'zod';
import { examDesk } from '../../access.js';
import { endpoint } from '../../endpoint.js';
import { id } from '../../fields.js';
import { timelineEntry } from '../../timeline.js';
import { examExamples, sittingRow } from '../exam-record.js';

const sittingDetail = sittingRow.extend({ timeline: z.array(timelineEntry) });

/** One sitting with its history. */
export const fetchSittingById = endpoint('exam/fetchSittingById', {
  summary: 'One sitting with its history',
  input: z.strictObject({ class_id: id, sitting_id: id }),
  output: sittingDetail,
  access: examDesk,
  refuses: ['not_found'],
  example: {
    input: { class_id: examExamples.class_id, sitting_id: examExamples.sitting.sitting_id },
    output: {
      ...examExamples.sitting,
      timeline: [
        {
          at: examExamples.sitting.updated_at,
          by: '林秋月',
          action: 'create',
          from: null,
          to: null,
          reason: null,
        },
      ],
    },
  },
});
