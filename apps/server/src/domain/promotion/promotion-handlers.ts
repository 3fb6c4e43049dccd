import type { AnyHandler } from '../../platform/http/calls/handle.js';
import { fetchArticleById } from './articles/fetch-article-by-id.js';
import { fetchArticles } from './articles/fetch-articles.js';
import { pinArticle } from './articles/pin-article.js';
import { removeArticle } from './articles/remove-article.js';
import { saveArticle } from './articles/save-article.js';
import { setArticleStatus } from './articles/set-article-status.js';
import { fetchArticleFile } from './files/fetch-article-file.js';
import { removeArticleFile } from './files/remove-article-file.js';
import { uploadArticleFile } from './files/upload-article-file.js';
import { exportLinkLists } from './links/export-link-lists.js';
import { fetchLinkLists } from './links/fetch-link-lists.js';
import { countVisit } from './visits/count-visit.js';

/** The handlers of the recommendation guidance. */
export const promotionHandlers: readonly AnyHandler[] = [
  fetchArticles,
  fetchArticleById,
  saveArticle,
  setArticleStatus,
  pinArticle,
  removeArticle,
  uploadArticleFile,
  removeArticleFile,
  fetchArticleFile,
  fetchLinkLists,
  exportLinkLists,
  countVisit,
];
