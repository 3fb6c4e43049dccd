import { z } from 'zod';
import { examDesk } from '../../access.js';
import { endpoint } from '../../endpoint.js';
import { id } from '../../fields.js';
import { examExamples } from '../exam-record.js';
import { paperChoice, papersExample, papersRecord } from './papers-record.js';

const { class_id } = examExamples.sitting;

/**
 * Starts making papers of an exam, for some of its sittings or all of them, in the caller's language. The answer
 * does not wait for the end. Sittings without people get none; `nobody_seated` if nobody has a seat in any. The
 * caller's earlier papers of the class are deleted. It leaves an audit record.
 */
export const startPapers = endpoint('exam/startPapers', {
  summary: 'Have all papers of an exam made',
  input: z.strictObject({ class_id: id, ...paperChoice }),
  output: papersRecord,
  access: examDesk,
  needsKey: true,
  refuses: ['not_found', 'nobody_seated', 'too_many'],
  example: {
    input: { class_id, papers: ['door', 'sign_in', 'overview'] },
    output: { ...papersExample, printed: 0 },
  },
});
