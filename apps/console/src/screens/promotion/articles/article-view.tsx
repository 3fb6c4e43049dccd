import '@skillcert/ui/split.css';
import { Button, EmptyState, Inline, Split, Stack } from '@skillcert/ui';
import { Plus } from 'lucide-react';
import { useWords } from '../../../messages/words-state.js';
import { ArticleDetail } from './article-detail.js';
import { ArticleList } from './article-list.js';
import { useArticles } from './use-articles.js';

/** The articles and the one that is open: read, or written by the platform's staff. */
export function ArticleView() {
  const { t } = useWords();
  const articles = useArticles();
  const { mayWrite, openId, open } = articles;
  return (
    <Stack>
      {mayWrite && (
        <Inline justify="end">
          <Button variant="primary" icon={<Plus aria-hidden="true" />} onClick={articles.create}>
            {t('promotion.create')}
          </Button>
        </Inline>
      )}
      <Split
        open={openId !== undefined}
        onOpenChange={() => open(undefined)}
        masterLabel={t('promotion.list')}
        master={<ArticleList articles={articles} />}
        detailLabel={t('promotion.article')}
        detail={
          openId === undefined ? (
            <EmptyState
              title={t('promotion.choose')}
              description={t(mayWrite ? 'promotion.choose_written_text' : 'promotion.choose_text')}
            />
          ) : (
            <ArticleDetail key={openId} articles={articles} articleId={openId} />
          )
        }
      />
    </Stack>
  );
}
