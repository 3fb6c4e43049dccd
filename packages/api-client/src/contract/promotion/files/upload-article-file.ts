import { limits } from '@skillcert/core';
import { z } from 'zod';
import { endpoint } from '../../endpoint.js';
import { id, requiredLine } from '../../fields.js';
import { articleExamples, articleFile, guidanceWriters } from '../article-record.js';

/**
 * Adds a file to download to an article: a PDF, or a picture (JPEG, PNG or WebP as the decoder sees it), which is
 * re-encoded. All readers of the article can download it at once.
 */
export const uploadArticleFile = endpoint('promotion/uploadArticleFile', {
  summary: 'Add a file to a guidance article',
  input: z.strictObject({
    article_id: z.coerce.number().pipe(id),
    title: requiredLine(limits.file_title_length_max),
  }),
  output: articleFile,
  access: guidanceWriters,
  body: 'bytes',
  bytes_max: limits.picture_bytes_max,
  refuses: ['not_found', 'file_refused', 'too_large', 'too_many'],
  example: {
    input: { article_id: articleExamples.row.article_id, title: articleExamples.file.title },
    output: articleExamples.file,
  },
});
