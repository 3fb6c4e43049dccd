import { Button, StateView } from '@skillcert/ui';
import { useCallQuery } from '../../../client/use-call-query.js';
import { contentState } from '../../../lists/content-state.js';
import { useWords } from '../../../messages/words-state.js';
import { ArticleEditor } from './article-editor.js';
import { ArticleReading } from './article-reading.js';
import type { Articles } from './use-articles.js';

interface ArticleDetailProps {
  readonly articles: Articles;
  readonly articleId: number;
}

/** One article beside the list. A writer begins with the server's current text: an older one would only be refused. */
export function ArticleDetail({ articles, articleId }: ArticleDetailProps) {
  const { t } = useWords();
  const query = useCallQuery('promotion/fetchArticleById', { article_id: articleId }, { staleTime: 0 });
  const { data: article, isFetchedAfterMount } = query;
  const isNew = isFetchedAfterMount || !articles.mayWrite;
  const state = isNew ? contentState(query) : 'loading';
  return (
    <StateView
      state={state}
      stateTitle={state === 'refused' ? t('promotion.gone') : undefined}
      stateText={state === 'refused' ? t('promotion.gone_text') : undefined}
      stateAction={
        state === 'refused' && <Button onClick={() => articles.open(undefined)}>{t('promotion.list')}</Button>
      }
      onRetry={() => query.refetch()}
    >
      {article &&
        (articles.mayWrite ? (
          <ArticleEditor article={article} articles={articles} />
        ) : (
          <ArticleReading article={article} />
        ))}
    </StateView>
  );
}
