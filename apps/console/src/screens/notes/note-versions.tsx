import '@skillcert/ui/badge.css';
import '@skillcert/ui/markdown.css';
import type { NoteVersion } from '@skillcert/api-client';
import { limits } from '@skillcert/core';
import { Badge, Button, Card, Drawer, EmptyState, Inline, Markdown, Stack, Text } from '@skillcert/ui';
import { useState } from 'react';
import { useCallQuery } from '../../client/use-call-query.js';
import { useFormats } from '../../format/use-formats.js';
import { contentState } from '../../lists/content-state.js';
import { useWords } from '../../messages/words-state.js';
import { firstLine } from './found-notes.js';

interface NoteVersionsProps {
  readonly note_id: number;
  readonly onRestore: (version: NoteVersion) => Promise<void>;
  readonly onClose: () => void;
}

interface VersionCardProps {
  readonly version: NoteVersion;
  readonly onRestore: () => Promise<void>;
}

/** One version: its time and its text, in full on request. */
function VersionCard({ version, onRestore }: VersionCardProps) {
  const { t } = useWords();
  const { minute } = useFormats();
  const [open, setOpen] = useState(false);
  const { title, content, at } = version;
  const time = minute(at);
  return (
    <Card
      level={3}
      title={time}
      actions={
        <Inline gap="xs">
          <Button
            size="small"
            aria-label={t(open ? 'notes.version_hide_of' : 'notes.version_show_of', { time })}
            aria-expanded={open}
            onClick={() => setOpen(!open)}
          >
            {t(open ? 'notes.version_hide' : 'notes.version_show')}
          </Button>
          <Button size="small" aria-label={t('notes.restore_of', { time })} onClick={onRestore}>
            {t('notes.restore')}
          </Button>
        </Inline>
      }
    >
      <Stack gap="xs">
        <Inline gap="xs">
          <Text weight="medium">{title || t('notes.untitled')}</Text>
          {version.version === null && <Badge tone="warning">{t('notes.version_aside')}</Badge>}
        </Inline>
        {open ? (
          <Markdown text={content} level={4} />
        ) : (
          <Text size="sm" tone="muted" truncate>
            {firstLine(content)}
          </Text>
        )}
      </Stack>
    </Card>
  );
}

/** The earlier versions of a note, the latest first; each can be read and restored. */
export function NoteVersions({ note_id, onRestore, onClose }: NoteVersionsProps) {
  const { t } = useWords();
  // Every save may have put one there.
  const query = useCallQuery('note/fetchVersions', { note_id }, { staleTime: 0 });
  const items = query.data?.items ?? [];
  return (
    <Drawer
      open
      onOpenChange={onClose}
      title={t('notes.versions')}
      description={t('notes.versions_text', {
        minutes: limits.note_version_minutes,
        max: limits.note_versions_max,
      })}
      state={contentState(query)}
      onRetry={() => query.refetch()}
      footer={<Button onClick={onClose}>{t('common.close')}</Button>}
    >
      {items.length === 0 ? (
        <EmptyState title={t('notes.versions_none')} />
      ) : (
        <Stack>
          {items.map((version) => (
            <VersionCard key={version.version_id} version={version} onRestore={() => onRestore(version)} />
          ))}
        </Stack>
      )}
    </Drawer>
  );
}
