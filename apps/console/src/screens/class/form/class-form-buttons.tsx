import { Button } from '@skillcert/ui';
import { useWords } from '../../../messages/words-state.js';
import type { useClassDraft } from './use-class-draft.js';

interface ClassFormButtonsProps {
  /** The id of the form that they send. */
  readonly form: string;
  readonly draft: ReturnType<typeof useClassDraft>;
}

/** What leads out of a step of the class form, in sight however long the step is. */
export function ClassFormButtons({ form, draft }: ClassFormButtonsProps) {
  const { t } = useWords();
  const { step } = draft;
  return (
    <>
      <Button onClick={draft.leave}>{t('common.close')}</Button>
      <Button onClick={draft.keepAndClose}>{t('class.form.save_draft')}</Button>
      {step !== 'about' && <Button onClick={draft.back}>{t('class.form.back')}</Button>}
      <Button type="submit" form={form} variant="primary" busy={draft.goesOn}>
        {step === 'check' ? t('class.event.submit') : t('class.form.next')}
      </Button>
    </>
  );
}
