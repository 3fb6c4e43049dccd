import { z } from 'zod';
import { endpoint } from '../../endpoint.js';
import { id } from '../../fields.js';
import { articleExamples, guidanceReaders } from '../article-record.js';

/**
 * A file of an article: a PDF to download, or a picture as JPEG. The files of an unpublished article are for its
 * writers only.
 */
export const fetchArticleFile = endpoint('promotion/fetchArticleFile', {
  method: 'GET',
  summary: 'A file of a guidance article',
  input: z.strictObject({
    article_id: z.coerce.number().pipe(id),
    file_id: z.coerce.number().pipe(id),
  }),
  output: z.instanceof(Uint8Array),
  access: guidanceReaders,
  answers: 'file',
  refuses: ['not_found'],
  example: {
    input: { article_id: articleExamples.row.article_id, file_id: articleExamples.file.file_id },
    output: new Uint8Array([0x25, 0x50, 0x44, 0x46, 0x2d]),
  },
});
