import type { ArticleRecord, ArticleRow } from '@skillcert/api-client';
import { canUseRoute, guidanceRoles, limits } from '@skillcert/core';
import { useQueryClient } from '@tanstack/react-query';
import { attempt } from '../../../client/attempt.js';
import { attemptToAdd } from '../../../client/attempt-to-add.js';
import { call } from '../../../client/call.js';
import { toaster } from '../../../client/toaster.js';
import { useCallQuery } from '../../../client/use-call-query.js';
import { useKeyed } from '../../../client/use-keyed.js';
import { contentState } from '../../../lists/content-state.js';
import { useListUrl } from '../../../lists/use-list-url.js';
import { useWords } from '../../../messages/words-state.js';
import { useRoles } from '../../../state/use-profile.js';
import { afterWriting } from './after-writing.js';

type Written = Pick<ArticleRecord, 'article_id' | 'version' | 'title' | 'content' | 'updated_at'>;

const keyOf = ({ article_id }: Pick<ArticleRow, 'article_id'>) => [
  'promotion',
  'fetchArticleById',
  { article_id },
];

/** The articles as they were read, with the changes made here since. */
const useArticleCache = () => {
  const queries = useQueryClient();
  const changed = () => queries.invalidateQueries({ queryKey: ['promotion'] });
  const refresh = () => queries.invalidateQueries({ queryKey: ['promotion', 'fetchArticles'] });
  return {
    refresh,
    /** Asks for everything again. */
    changed,
    /** Shows an article as it is now, here and in the list. */
    keep: (article: ArticleRecord) => {
      queries.setQueryData(keyOf(article), article);
      return refresh();
    },
    /** Shows an article as it was just written. */
    written: (text: Written) => {
      queries.setQueryData<ArticleRecord>(
        keyOf(text),
        (last) => last && { ...last, ...text, status: afterWriting(last.status) },
      );
      return refresh();
    },
  };
};

/** The articles that the account sees, and the open one. */
export const useArticles = () => {
  const { t } = useWords();
  const mayWrite = canUseRoute(useRoles(), { roles: guidanceRoles.writers });
  const url = useListUrl(['updated_at'], 'updated_at');
  const cache = useArticleCache();
  const query = useCallQuery('promotion/fetchArticles', {});
  // Two clicks, or one more after a lost answer, make one article.
  const keyed = useKeyed();
  const openId = Number(url.filter('article')) || undefined;
  const open = (article_id: number | undefined) => url.show('article', article_id);

  return {
    mayWrite,
    state: contentState(query),
    retry: () => query.refetch(),
    rows: query.data?.items ?? [],
    openId,
    open,
    ...cache,
    create: async () => {
      const kept = await attemptToAdd(
        () => keyed('promotion/saveArticle', { title: '', content: '' }, { quiet: true }),
        t('promotion.full', { max: limits.articles_max }),
      );
      if (!kept) return;
      await cache.refresh();
      open(kept.article_id);
    },
    pin: async ({ article_id, pinned }: Pick<ArticleRow, 'article_id' | 'pinned'>) => {
      const done = await attempt(() => call('promotion/pinArticle', { article_id, pinned: !pinned }));
      if (done) await cache.changed();
    },
    remove: async ({ article_id, version, title }: Pick<ArticleRow, 'article_id' | 'version' | 'title'>) => {
      const done = await attempt(() => call('promotion/removeArticle', { article_id, version }));
      if (!done) return cache.changed();
      open(undefined);
      toaster.show({
        tone: 'success',
        message: t('promotion.removed', { title: title || t('promotion.untitled') }),
      });
      return cache.refresh();
    },
  };
};

/** The result of {@link useArticles}. */
export type Articles = ReturnType<typeof useArticles>;
