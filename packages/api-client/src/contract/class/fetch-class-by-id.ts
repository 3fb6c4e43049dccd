import { z } from 'zod';
import { endpoint } from '../endpoint.js';
import { id } from '../fields.js';
import { classFile, classFileExample } from './class-file.js';
import { classExamples, classRecord } from './class-record.js';
import { classStep } from './class-step.js';
import { askedStep } from './step-record.js';

/** One class with its attachments and its history. */
export const fetchClassById = endpoint('class/fetchClassById', {
  summary: 'One class with its timeline',
  input: z.strictObject({ class_id: id }),
  output: classRecord.extend({
    /** Whether latecomers may wait for a seat, and the number of those who do. */
    waiting_list: z.boolean(),
    waiting: z.number().int(),
    /**
     * The amount to refund if the class were cancelled, and its number of enrolments; null for callers without
     * access to its money.
     */
    paid: z.object({ enrolments: z.number().int(), amount_cents: z.number().int() }).nullable(),
    /** The step that waits for a second person; null if there is none. */
    asked: askedStep.nullable(),
    files: z.array(classFile),
    timeline: z.array(classStep),
  }),
  access: {
    to: 'roles',
    roles: ['zky-admin', 'recommend', 'master', 'editor', 'company'],
  },
  refuses: ['not_found'],
  example: {
    input: { class_id: 180143985094819 },
    output: {
      ...classExamples.record,
      waiting_list: true,
      waiting: 0,
      paid: { enrolments: 38, amount_cents: 2_584_000 },
      asked: null,
      files: [classFileExample],
      timeline: [
        { at: '2026-10-02T02:11:09Z', by: '林秋月', action: 'create', from: null, to: 'draft', reason: null },
        {
          at: '2026-10-02T02:19:40Z',
          by: '林秋月',
          action: 'edit',
          from: null,
          to: null,
          reason: null,
          changed: ['venue', 'capacity'],
        },
        {
          at: '2026-10-03T06:02:55Z',
          by: '林秋月',
          action: 'assign',
          from: null,
          to: null,
          reason: null,
          assigned: { name: '冯晓燕', duties: ['sign_in'] },
        },
      ],
    },
  },
});
