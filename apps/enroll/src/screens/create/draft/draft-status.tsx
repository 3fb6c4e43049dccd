import { limits } from '@skillcert/core';
import { Button, Inline, Text } from '@skillcert/ui';
import { useWords } from '../../../words/use-words.js';
import type { DraftState } from './use-autosave.js';

interface DraftStatusProps {
  readonly state: DraftState;
  /** The proof of the phone has run out: proves it again, with everything still typed. */
  readonly onProve: () => void;
}

/** Whether the typed entries are saved: quietly while they are, announced once they are not. */
export function DraftStatus({ state, onProve }: DraftStatusProps) {
  const { t } = useWords();
  const failed = state === 'offline' || state === 'refused' || state === 'unproven';
  return (
    <Inline>
      <Text as="p" size="sm" tone="muted">
        {state === 'clean' && t('draft.clean')}
        {(state === 'unsaved' || state === 'saving') && t('draft.saving')}
        {state === 'saved' && t('draft.saved', { days: limits.draft_life_days })}
      </Text>
      <Text as="p" size="sm" tone="danger" role="status">
        {failed && t(`draft.${state}`)}
      </Text>
      {state === 'unproven' && (
        <Button size="small" onClick={onProve}>
          {t('draft.prove')}
        </Button>
      )}
    </Inline>
  );
}
