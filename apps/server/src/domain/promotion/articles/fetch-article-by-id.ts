import { handle } from '../../../platform/http/calls/handle.js';
import { findArticle } from './find-article.js';

export const fetchArticleById = handle('promotion/fetchArticleById', ({ input, caller, services }) =>
  findArticle(services.store.db, caller, input.article_id),
);
