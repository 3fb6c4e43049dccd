import { z } from 'zod';
import { endpoint } from '../endpoint.js';
import { id } from '../fields.js';
import { articleExamples, articleRecord, guidanceReaders } from './article-record.js';

/** An article with its text and files: as it is being written for whoever writes it, as it is published for everybody else. */
export const fetchArticleById = endpoint('promotion/fetchArticleById', {
  summary: 'A guidance article',
  input: z.strictObject({ article_id: id }),
  output: articleRecord,
  access: guidanceReaders,
  refuses: ['not_found'],
  example: { input: { article_id: articleExamples.row.article_id }, output: articleExamples.article },
});
