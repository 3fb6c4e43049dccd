import { endpoint } from '../../endpoint.js';
import { classDraft, classExamples, classRecord } from '../class-record.js';

/** Creates a class as a draft, with its author in charge. */
export const createClass = endpoint('class/createClass', {
  summary: 'Create a class as a draft',
  input: classDraft,
  output: classRecord,
  access: { to: 'roles', roles: ['zky-admin', 'recommend', 'master'] },
  needsKey: true,
  example: {
    input: classExamples.draft,
    output: { ...classExamples.record, status: 'draft', taken: 0, to_review: 0 },
  },
});
