import '@skillcert/ui/markdown.css';
import type { ArticleRecord } from '@skillcert/api-client';
import { Card, Markdown, Stack, Text } from '@skillcert/ui';
import { useFormats } from '../../../format/use-formats.js';
import { useWords } from '../../../messages/words-state.js';
import { ArticleDownloads } from './article-downloads.js';

/** An article as it is published, with its files. */
export function ArticleReading({ article }: { readonly article: ArticleRecord }) {
  const { t } = useWords();
  const { minute } = useFormats();
  const { title, content, published_at } = article;
  return (
    <Card title={title}>
      <Stack>
        {published_at && (
          <Text size="sm" tone="muted">
            {t('promotion.published_at', { time: minute(published_at) })}
          </Text>
        )}
        <Markdown text={content} level={3} />
        <ArticleDownloads article={article} />
      </Stack>
    </Card>
  );
}
