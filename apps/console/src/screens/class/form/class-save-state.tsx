import { Banner, Button, Text } from '@skillcert/ui';
import { useFormats } from '../../../format/use-formats.js';
import { useWords } from '../../../messages/words-state.js';
import type { useClassDraft } from './use-class-draft.js';

/** Whether what was typed is kept, and what to do where it is not. */
export function ClassSaveState({ draft }: { readonly draft: ReturnType<typeof useClassDraft> }) {
  const { t } = useWords();
  const { minute } = useFormats();
  const { state, refusal, saved, resolve } = draft;
  if (state === 'conflict') {
    return (
      <Banner
        tone="danger"
        title={t('class.form.conflict')}
        actions={
          <>
            <Button size="small" onClick={() => resolve('there')}>
              {t('class.form.conflict_there')}
            </Button>
            <Button size="small" onClick={() => resolve('here')}>
              {t('class.form.conflict_here')}
            </Button>
          </>
        }
      >
        {t('class.form.conflict_text')}
      </Banner>
    );
  }
  if (state === 'offline') return <Banner tone="warning">{t('class.form.state.offline')}</Banner>;
  if (state === 'refused') return <Banner tone="danger">{refusal ?? t('class.form.state.refused')}</Banner>;
  return (
    <Text tone="muted" size="sm" role="status">
      {state === 'saved' && saved
        ? t('class.form.state.saved', { time: minute(saved.updated_at) })
        : t(state === 'clean' ? 'class.form.state.clean' : 'class.form.state.saving')}
    </Text>
  );
}
