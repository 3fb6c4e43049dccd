import '@skillcert/ui/field.css';
import type { ArticleRecord } from '@skillcert/api-client';
import { articleLifecycle, eventsFrom, limits } from '@skillcert/core';
import { Button, Card, ConfirmDialog, Field, Inline, Stack, Text, TextInput } from '@skillcert/ui';
import { useEffect, useRef, useState } from 'react';
import { MarkdownField } from '../../../forms/markdown-field.js';
import { SaveState } from '../../../forms/save-state.js';
import { useWords } from '../../../messages/words-state.js';
import { useRoles } from '../../../state/use-profile.js';
import { ArticleStatusBadge } from './article-status-badge.js';
import { ArticleUploads } from './article-uploads.js';
import { useArticleEditor } from './use-article-editor.js';
import type { Articles } from './use-articles.js';

interface ArticleEditorProps {
  readonly article: ArticleRecord;
  readonly articles: Articles;
}

/** One article: written, given files, published, withdrawn, pinned, deleted. */
export function ArticleEditor({ article, articles }: ArticleEditorProps) {
  const { t } = useWords();
  const { typed, missing, refused, flush, change, resolve, decide, version, ...kept } = useArticleEditor(
    article,
    articles,
  );
  const [removing, setRemoving] = useState(false);
  const titleField = useRef<HTMLInputElement>(null);
  const begins = useRef(typed.title === '' && typed.content === '');
  useEffect(() => {
    if (begins.current) titleField.current?.focus();
  }, []);
  const { status, pinned } = article;
  const events = eventsFrom(articleLifecycle, status, useRoles()).map(({ event }) => event);
  const name = typed.title || t('promotion.untitled');
  return (
    <Card
      title={name}
      actions={
        <Inline gap="sm">
          {events.includes('withdraw') && (
            <Button size="small" onClick={() => decide('withdraw')}>
              {t('promotion.withdraw')}
            </Button>
          )}
          <Button size="small" onClick={() => articles.pin(article)}>
            {t(pinned ? 'promotion.unpin' : 'promotion.pin')}
          </Button>
          <Button size="small" onClick={() => setRemoving(true)}>
            {t('promotion.remove')}
          </Button>
          {events.includes('publish') && (
            <Button size="small" variant="primary" onClick={() => decide('publish')}>
              {t(status === 'changed' ? 'promotion.publish_changes' : 'promotion.publish')}
            </Button>
          )}
        </Inline>
      }
    >
      <Stack>
        <Inline gap="sm">
          <ArticleStatusBadge status={status} />
          {status === 'changed' && (
            <Text size="sm" tone="muted">
              {t('promotion.unread')}
            </Text>
          )}
        </Inline>
        <Field
          label={t('promotion.title')}
          hideLabel
          error={missing.includes('title') ? t('promotion.title_missing') : refused.title}
        >
          <TextInput
            ref={titleField}
            value={typed.title}
            placeholder={t('promotion.title')}
            maxLength={limits.article_title_length_max}
            autoComplete="off"
            onValueChange={(next) => change({ title: next })}
          />
        </Field>
        <MarkdownField
          label={t('promotion.content')}
          value={typed.content}
          maxLength={limits.article_length_max}
          error={missing.includes('content') ? t('promotion.content_missing') : refused.content}
          onValueChange={(next) => change({ content: next })}
        />
        <SaveState
          state={kept.state}
          savedAt={kept.saved?.updated_at}
          refusal={kept.refusal}
          conflict={{ title: t('promotion.conflict'), text: t('promotion.conflict_text') }}
          onResolve={resolve}
        />
        <ArticleUploads article={article} onChanged={articles.changed} />
      </Stack>
      {removing && (
        <ConfirmDialog
          open
          onOpenChange={setRemoving}
          title={t('promotion.remove_title', { title: name })}
          description={t('promotion.remove_text')}
          confirmLabel={t('promotion.remove')}
          tone="danger"
          onConfirm={async () => {
            await flush();
            return articles.remove({ ...article, version: version(), title: typed.title });
          }}
        />
      )}
    </Card>
  );
}
