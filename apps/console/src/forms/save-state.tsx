import type { SaveState as State } from '@skillcert/api-client';
import { Banner, Button, Text } from '@skillcert/ui';
import { useFormats } from '../format/use-formats.js';
import { useWords } from '../messages/words-state.js';

interface SaveStateProps {
  readonly state: State;
  /** The time of the last save; absent before the first one. */
  readonly savedAt: string | undefined;
  /** The server's refusal, if no field shows it. */
  readonly refusal: string | undefined;
  /** The description of the change made elsewhere. */
  readonly conflict: { readonly title: string; readonly text: string };
  readonly onResolve: (from: 'here' | 'there') => void;
}

/** Whether the typed input is saved, and the way out if it is not. */
export function SaveState({ state, savedAt, refusal, conflict, onResolve }: SaveStateProps) {
  const { t } = useWords();
  const { minute } = useFormats();
  if (state === 'conflict') {
    return (
      <Banner
        tone="danger"
        title={conflict.title}
        actions={
          <>
            <Button size="small" onClick={() => onResolve('there')}>
              {t('autosave.there')}
            </Button>
            <Button size="small" onClick={() => onResolve('here')}>
              {t('autosave.here')}
            </Button>
          </>
        }
      >
        {conflict.text}
      </Banner>
    );
  }
  if (state === 'offline') return <Banner tone="warning">{t('autosave.offline')}</Banner>;
  if (state === 'refused') return <Banner tone="danger">{refusal ?? t('autosave.refused')}</Banner>;
  return (
    <Text tone="muted" size="sm" role="status">
      {state === 'saved' && savedAt
        ? t('autosave.saved', { time: minute(savedAt) })
        : t(state === 'clean' ? 'autosave.clean' : 'autosave.saving')}
    </Text>
  );
}
