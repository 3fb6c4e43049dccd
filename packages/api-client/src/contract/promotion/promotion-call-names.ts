/** The calls of the recommendation guidance. */
export const promotionCallNames = {
  'promotion/fetchArticles': 'POST',
  'promotion/fetchArticleById': 'POST',
  'promotion/saveArticle': 'POST',
  'promotion/setArticleStatus': 'POST',
  'promotion/pinArticle': 'POST',
  'promotion/removeArticle': 'POST',
  'promotion/uploadArticleFile': 'POST',
  'promotion/removeArticleFile': 'POST',
  'promotion/fetchArticleFile': 'GET',
  'promotion/fetchLinkLists': 'POST',
  'promotion/exportLinkLists': 'POST',
  'promotion/countVisit': 'POST',
} as const satisfies Record<string, 'GET' | 'POST'>;
