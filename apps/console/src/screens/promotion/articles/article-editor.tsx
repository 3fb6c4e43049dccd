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

type Editor = ReturnType<typeof useArticleEditor>;

interface ArticleActionsProps extends ArticleEditorProps {
  readonly onDecide: Editor['decide'];
  readonly onRemove: () => void;
}

function ArticleActions({ article, articles, onDecide, onRemove }: ArticleActionsProps) {
  const { t } = useWords();
  const { status, pinned } = article;
  const events = eventsFrom(articleLifecycle, status, useRoles()).map(({ event }) => event);
  return (
    <Inline gap="sm">
      {events.includes('withdraw') && (
        <Button size="small" onClick={() => onDecide('withdraw')}>
          {t('promotion.withdraw')}
        </Button>
      )}
      <Button size="small" onClick={() => articles.pin(article)}>
        {t(pinned ? 'promotion.unpin' : 'promotion.pin')}
      </Button>
      <Button size="small" onClick={onRemove}>
        {t('promotion.remove')}
      </Button>
      {events.includes('publish') && (
        <Button size="small" variant="primary" onClick={() => onDecide('publish')}>
          {t(status === 'changed' ? 'promotion.publish_changes' : 'promotion.publish')}
        </Button>
      )}
    </Inline>
  );
}

interface ArticleFieldsProps extends ArticleEditorProps {
  readonly editor: Editor;
}

function ArticleFields({ article, articles, editor }: ArticleFieldsProps) {
  const { t } = useWords();
  const { typed, missing, refused, change, resolve, state, saved, refusal } = editor;
  const titleField = useRef<HTMLInputElement>(null);
  const begins = useRef(typed.title === '' && typed.content === '');
  useEffect(() => {
    if (begins.current) titleField.current?.focus();
  }, []);
  const { status } = article;
  return (
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
        state={state}
        savedAt={saved?.updated_at}
        refusal={refusal}
        conflict={{ title: t('promotion.conflict'), text: t('promotion.conflict_text') }}
        onResolve={resolve}
      />
      <ArticleUploads article={article} onChanged={articles.changed} />
    </Stack>
  );
}

/** One article: written, given files, published, withdrawn, pinned, deleted. */
export function ArticleEditor({ article, articles }: ArticleEditorProps) {
  const { t } = useWords();
  const editor = useArticleEditor(article, articles);
  const { typed, flush, version } = editor;
  const [removing, setRemoving] = useState(false);
  const name = typed.title || t('promotion.untitled');
  return (
    <Card
      title={name}
      actions={
        <ArticleActions
          article={article}
          articles={articles}
          onDecide={editor.decide}
          onRemove={() => setRemoving(true)}
        />
      }
    >
      <ArticleFields article={article} articles={articles} editor={editor} />
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
