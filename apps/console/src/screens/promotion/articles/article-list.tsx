import '@skillcert/ui/badge.css';
import type { ArticleRow } from '@skillcert/api-client';
import { Badge, Card, type Column, DataTable, Inline, Stack, Text } from '@skillcert/ui';
import { useFormats } from '../../../format/use-formats.js';
import { useWords } from '../../../messages/words-state.js';
import { ArticleStatusBadge } from './article-status-badge.js';
import type { Articles } from './use-articles.js';

const useArticleColumns = (mayWrite: boolean): readonly Column<ArticleRow>[] => {
  const { t } = useWords();
  const { minute } = useFormats();
  return [
    {
      id: 'title',
      header: t('promotion.article'),
      card: 'title',
      cell: ({ title, pinned, status, updated_at, file_count }) => (
        <Stack gap="none">
          <Inline gap="xs">
            <Text weight="medium">{title || t('promotion.untitled')}</Text>
            {pinned && <Badge>{t('promotion.pinned')}</Badge>}
            {mayWrite && <ArticleStatusBadge status={status} />}
          </Inline>
          <Inline gap="sm">
            <Text as="time" size="sm" tone="muted" dateTime={updated_at}>
              {minute(updated_at)}
            </Text>
            {file_count > 0 && (
              <Text size="sm" tone="muted">
                {t('promotion.files_of', { count: file_count })}
              </Text>
            )}
          </Inline>
        </Stack>
      ),
    },
  ];
};

/** The articles, pinned ones first, then the latest. */
export function ArticleList({ articles }: { readonly articles: Articles }) {
  const { t } = useWords();
  const { mayWrite, rows, state } = articles;
  const columns = useArticleColumns(mayWrite);
  const isReady = state === 'ready';
  return (
    <Card padding="none">
      <DataTable
        caption={t('promotion.view.articles')}
        rows={rows}
        total={rows.length}
        columns={columns}
        rowId={({ article_id }) => String(article_id)}
        rowLabel={({ title }) => title || t('promotion.untitled')}
        onRowClick={({ article_id }) => articles.open(article_id)}
        state={state}
        stateTitle={isReady ? t('promotion.none') : undefined}
        stateText={isReady ? t(mayWrite ? 'promotion.none_written_text' : 'promotion.none_text') : undefined}
        onRetry={articles.retry}
      />
    </Card>
  );
}
