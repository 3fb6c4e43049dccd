import type { InputOf } from '@skillcert/api-client/contract';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import type { Services } from '../../../platform/services.js';
import { callHandler } from '../../class/testing/call-handler.js';
import { fetchArticleById } from '../articles/fetch-article-by-id.js';
import { fetchArticles } from '../articles/fetch-articles.js';
import { pinArticle } from '../articles/pin-article.js';
import { removeArticle } from '../articles/remove-article.js';
import { saveArticle } from '../articles/save-article.js';
import { setArticleStatus } from '../articles/set-article-status.js';

type Event = InputOf<'promotion/setArticleStatus'>['event'];
type Seen = Pick<InputOf<'promotion/saveArticle'>, 'article_id' | 'version'>;

/** The guidance as one account works with it, once the guard has admitted it. */
export const guidanceDesk = (services: Services, caller: StaffSession) => {
  const asked = { services, caller };
  const save = (title: string, seen: Seen = {}, content = `写下的${title}`) =>
    callHandler(saveArticle, { ...asked, input: { title, content, ...seen } });
  const decide = (article_id: number, version: number, event: Event) =>
    callHandler(setArticleStatus, { ...asked, input: { article_id, version, event } });
  return {
    save,
    decide,
    list: async () => (await callHandler(fetchArticles, { ...asked, input: {} })).items,
    read: (article_id: number) => callHandler(fetchArticleById, { ...asked, input: { article_id } }),
    pin: (article_id: number, pinned: boolean) =>
      callHandler(pinArticle, { ...asked, input: { article_id, pinned } }),
    remove: (article_id: number, version: number) =>
      callHandler(removeArticle, { ...asked, input: { article_id, version } }),
    published: async (title: string) => {
      const { article_id, version } = await save(title);
      return decide(article_id, version, 'publish');
    },
  };
};
