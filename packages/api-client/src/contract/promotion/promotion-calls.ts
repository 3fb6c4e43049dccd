import { countVisit } from './count-visit.js';
import { exportLinkLists } from './export-link-lists.js';
import { fetchArticleById } from './fetch-article-by-id.js';
import { fetchArticleFile } from './fetch-article-file.js';
import { fetchArticles } from './fetch-articles.js';
import { fetchLinkLists } from './fetch-link-lists.js';
import { pinArticle } from './pin-article.js';
import { removeArticle } from './remove-article.js';
import { removeArticleFile } from './remove-article-file.js';
import { saveArticle } from './save-article.js';
import { setArticleStatus } from './set-article-status.js';
import { uploadArticleFile } from './upload-article-file.js';

/** The calls of the recommendation guidance, which the specification does not name. */
export const promotionCalls = {
  'promotion/fetchArticles': fetchArticles,
  'promotion/fetchArticleById': fetchArticleById,
  'promotion/saveArticle': saveArticle,
  'promotion/setArticleStatus': setArticleStatus,
  'promotion/pinArticle': pinArticle,
  'promotion/removeArticle': removeArticle,
  'promotion/uploadArticleFile': uploadArticleFile,
  'promotion/removeArticleFile': removeArticleFile,
  'promotion/fetchArticleFile': fetchArticleFile,
  'promotion/fetchLinkLists': fetchLinkLists,
  'promotion/exportLinkLists': exportLinkLists,
  'promotion/countVisit': countVisit,
} as const;
