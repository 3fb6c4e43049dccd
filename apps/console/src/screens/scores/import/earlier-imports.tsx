import type { ScoreImport } from '@skillcert/api-client';
import { Button, Card, ConfirmDialog, Heading, Stack, Text } from '@skillcert/ui';
import { useState } from 'react';
import { useFormats } from '../../../format/use-formats.js';
import { useWords } from '../../../messages/words-state.js';
import type { ScoreImportState } from './use-score-import.js';

/** The sheets that this person imported before; one that nobody has built on can be taken back. */
export function EarlierImports({ state }: { readonly state: ScoreImportState }) {
  const { t } = useWords();
  const { minute } = useFormats();
  const [asked, setAsked] = useState<ScoreImport>();
  if (state.earlier.length === 0) return null;
  const standOf = ({ taken_back, open }: ScoreImport) => {
    if (taken_back !== null) return t('scores.import.taken_back', { count: taken_back });
    return open === 0 ? t('scores.import.closed') : t('scores.import.open', { count: open });
  };
  return (
    <Stack>
      <Heading level={3}>{t('scores.import.earlier')}</Heading>
      {state.earlier.map((each) => {
        const { import_id, title, imported_at, scores, open } = each;
        return (
          <Card
            key={import_id}
            level={4}
            title={title}
            actions={
              open > 0 && (
                <Button
                  size="small"
                  aria-label={t('scores.import.undo_named', { title })}
                  onClick={() => setAsked(each)}
                >
                  {t('scores.import.undo')}
                </Button>
              )
            }
          >
            <Stack gap="none">
              <Text as="p">{t('scores.import.told', { count: scores })}</Text>
              <Text as="p" size="sm" tone="muted">
                {[minute(imported_at), standOf(each)].join(' · ')}
              </Text>
            </Stack>
          </Card>
        );
      })}
      {asked && (
        <ConfirmDialog
          open
          onOpenChange={(open) => !open && setAsked(undefined)}
          title={t('scores.import.undo_named', { title: asked.title })}
          description={t('scores.import.undo_text', { count: asked.open })}
          confirmLabel={t('scores.import.undo')}
          tone="danger"
          onConfirm={() => state.undo(asked.import_id)}
        />
      )}
    </Stack>
  );
}
