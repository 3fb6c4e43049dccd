import { endpoint } from '../../endpoint.js';
import { id, moment } from '../../fields.js';
import { classDraft, classExamples, classRecord } from '../class-record.js';

/**
 * Changes a class that is a draft or refused, to a complete one. `updated_at` is the version that the editor saw: a
 * class changed since then answers `state_changed`. A repeat with the same key, after a lost answer, gets the first
 * answer.
 */
export const updataClass = endpoint('class/updataClass', {
  summary: 'Edit a draft or refused class',
  input: classDraft.extend({ class_id: id, updated_at: moment }),
  output: classRecord,
  access: { to: 'roles', roles: ['zky-admin', 'recommend', 'master'], scope: { from: 'input' } },
  writes: 'plan',
  needsKey: true,
  refuses: ['not_found', 'state_changed', 'transition_refused'],
  example: {
    input: {
      ...classExamples.draft,
      class_id: 180143985094819,
      updated_at: '2026-10-02T02:11:09Z',
    },
    output: { ...classExamples.record, status: 'draft', taken: 0, to_review: 0 },
  },
});
