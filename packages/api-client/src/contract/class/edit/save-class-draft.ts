import { organisers } from '../../access.js';
import { endpoint } from '../../endpoint.js';
import { id, moment } from '../../fields.js';
import { classExamples, classRecord, classSketch } from '../class-record.js';

/**
 * Saves the current text of a class that is a draft or refused, complete or not. `updated_at` is the version that
 * the editor saw: a class changed since then answers `state_changed`, so that two windows do not overwrite each
 * other. A repeat with the same key, after a lost answer, gets the first answer.
 */
export const saveClassDraft = endpoint('class/saveClassDraft', {
  summary: 'Keep an unfinished draft or refused class',
  input: classSketch.extend({ class_id: id, updated_at: moment }),
  output: classRecord,
  access: { ...organisers, scope: { from: 'input' } },
  writes: 'plan',
  needsKey: true,
  refuses: ['not_found', 'state_changed', 'transition_refused'],
  example: {
    input: {
      ...classExamples.sketch,
      class_id: 180143985094819,
      updated_at: '2026-10-02T02:11:09Z',
    },
    output: { ...classExamples.record, ...classExamples.unfinished },
  },
});
