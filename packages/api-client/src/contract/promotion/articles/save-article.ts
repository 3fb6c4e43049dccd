import { z } from 'zod';
import { endpoint } from '../../endpoint.js';
import { id, moment } from '../../fields.js';
import { articleExamples, articleVersion, guidanceWriters, typedArticle } from '../article-record.js';

const { article_id, version, title, content, updated_at } = articleExamples.article;

/**
 * Adds an article, or changes its text: then with the `version` that was seen, so that two people do not overwrite
 * each other. The published text stays as it is until it is published anew.
 */
export const saveArticle = endpoint('promotion/saveArticle', {
  summary: 'Add or write a guidance article',
  input: z.strictObject({
    article_id: id.optional(),
    version: articleVersion.optional(),
    ...typedArticle,
  }),
  output: z.object({ article_id: id, version: articleVersion, updated_at: moment }),
  access: guidanceWriters,
  needsKey: true,
  refuses: ['not_found', 'state_changed', 'too_many'],
  example: {
    input: { article_id, version: version - 1, title, content },
    output: { article_id, version, updated_at },
  },
});
