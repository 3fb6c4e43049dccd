import { z } from 'zod';
import { endpoint } from '../../endpoint.js';
import { id } from '../../fields.js';
import { articleExamples, articleVersion, guidanceWriters } from '../article-record.js';

const { article_id, version } = articleExamples.row;

/** Deletes an unchanged article, with its files. */
export const removeArticle = endpoint('promotion/removeArticle', {
  summary: 'Delete a guidance article',
  input: z.strictObject({ article_id: id, version: articleVersion }),
  output: z.object({}),
  access: guidanceWriters,
  refuses: ['not_found', 'state_changed'],
  example: { input: { article_id, version }, output: {} },
});
