import { z } from 'zod';
import { endpoint } from '../../endpoint.js';
import { id } from '../../fields.js';
import { articleExamples, articleRecord, articleVersion, guidanceWriters } from '../article-record.js';

const { article_id, version } = articleExamples.row;

/** Publishes an unchanged article, or withdraws it from its readers. */
export const setArticleStatus = endpoint('promotion/setArticleStatus', {
  summary: 'Publish or withdraw a guidance article',
  input: z.strictObject({
    article_id: id,
    version: articleVersion,
    event: z.enum(['publish', 'withdraw']),
  }),
  output: articleRecord,
  access: guidanceWriters,
  refuses: ['not_found', 'state_changed', 'transition_refused'],
  example: {
    input: { article_id, version: version - 1, event: 'publish' },
    output: articleExamples.article,
  },
});
