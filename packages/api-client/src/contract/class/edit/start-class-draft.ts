import { organisers } from '../../access.js';
import { endpoint } from '../../endpoint.js';
import { classExamples, classRecord, classSketch } from '../class-record.js';

/** Creates a class as an incomplete draft, with its author in charge. */
export const startClassDraft = endpoint('class/startClassDraft', {
  summary: 'Create a class as an unfinished draft',
  input: classSketch,
  output: classRecord,
  access: organisers,
  needsKey: true,
  example: { input: classExamples.sketch, output: { ...classExamples.record, ...classExamples.unfinished } },
});
