import { z } from 'zod';
import { endpoint } from '../../endpoint.js';
import { id } from '../../fields.js';
import { articleExamples, guidanceWriters } from '../article-record.js';

const { article_id, pinned } = articleExamples.row;

/**
 * Pins an article to the top, or unpins it. Its text and version stay, so that it can be pinned while it is
 * written.
 */
export const pinArticle = endpoint('promotion/pinArticle', {
  summary: 'Pin a guidance article, or unpin it',
  input: z.strictObject({ article_id: id, pinned: z.boolean() }),
  output: z.object({}),
  access: guidanceWriters,
  refuses: ['not_found'],
  example: { input: { article_id, pinned }, output: {} },
});
