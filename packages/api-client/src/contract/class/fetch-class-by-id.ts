import { z } from 'zod';
import { endpoint } from '../endpoint.js';
import { id } from '../fields.js';
import { timelineEntry } from '../timeline.js';
import { classExamples, classRecord } from './class-record.js';

/** One class with its history. */
export const fetchClassById = endpoint('class/fetchClassById', {
  summary: 'One class with its timeline',
  input: z.strictObject({ class_id: id }),
  output: classRecord.extend({ timeline: z.array(timelineEntry) }),
  access: {
    to: 'roles',
    roles: ['zky-admin', 'recommend', 'master', 'editor', 'company'],
  },
  refuses: ['not_found'],
  example: {
    input: { class_id: 180143985094819 },
    output: {
      ...classExamples.record,
      timeline: [
        { at: '2026-10-02T02:11:09Z', by: '林秋月', action: 'create', from: null, to: 'draft', reason: null },
      ],
    },
  },
});
