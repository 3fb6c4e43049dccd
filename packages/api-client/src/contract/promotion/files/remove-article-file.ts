import { z } from 'zod';
import { endpoint } from '../../endpoint.js';
import { id } from '../../fields.js';
import { articleExamples, guidanceWriters } from '../article-record.js';

/** Deletes a file of an article. Deleting a missing file succeeds. */
export const removeArticleFile = endpoint('promotion/removeArticleFile', {
  summary: 'Delete a file of a guidance article',
  input: z.strictObject({ article_id: id, file_id: id }),
  output: z.object({}),
  access: guidanceWriters,
  refuses: ['not_found'],
  example: {
    input: { article_id: articleExamples.row.article_id, file_id: articleExamples.file.file_id },
    output: {},
  },
});
