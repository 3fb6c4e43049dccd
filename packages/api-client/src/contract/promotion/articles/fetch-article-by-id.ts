import { z } from 'zod';
import { endpoint } from '../../endpoint.js';
import { id } from '../../fields.js';
import { articleExamples, articleRecord, guidanceReaders } from '../article-record.js';

/** An article with its text and files: the draft for its writers, the published text for everybody else. */
export const fetchArticleById = endpoint('promotion/fetchArticleById', {
  summary: 'A guidance article',
  input: z.strictObject({ article_id: id }),
  output: articleRecord,
  access: guidanceReaders,
  refuses: ['not_found'],
  example: { input: { article_id: articleExamples.row.article_id }, output: articleExamples.article },
});
