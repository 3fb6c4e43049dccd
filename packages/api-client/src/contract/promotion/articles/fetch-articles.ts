import { z } from 'zod';
import { endpoint } from '../../endpoint.js';
import { articleExamples, articleRow, guidanceReaders } from '../article-record.js';

/** The articles, pinned ones first, then the latest: all of them for writers, the published ones for everybody else. */
export const fetchArticles = endpoint('promotion/fetchArticles', {
  summary: 'The guidance articles',
  input: z.strictObject({}),
  output: z.object({ items: z.array(articleRow) }),
  access: guidanceReaders,
  example: { input: {}, output: { items: [articleExamples.row] } },
});
