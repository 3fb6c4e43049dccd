import { z } from 'zod';
import { organisers } from '../access.js';
import { endpoint } from '../endpoint.js';
import { id } from '../fields.js';
import { classExamples, classRecord } from './class-record.js';

/**
 * Puts another person in charge of a class that has not ended: one of those whom `queryComOwner` finds for it. They
 * own the class from then on; the previous owner loses the duties of being in charge, and keeps other assignments.
 * `from_id` is the person whom the caller saw in charge: a class handed over since then answers `state_changed`.
 */
export const handOverClass = endpoint('class/handOverClass', {
  summary: 'Put somebody else in charge of a class',
  input: z.strictObject({ class_id: id, from_id: id.nullable(), master_id: id }),
  output: classRecord,
  access: { ...organisers, scope: { from: 'input' } },
  writes: 'care',
  refuses: ['not_found', 'state_changed', 'transition_refused'],
  example: {
    input: { class_id: 180143985094819, from_id: 7, master_id: 12 },
    output: { ...classExamples.record, master_id: 12, master_name: '赵文博' },
  },
});
