import { Button, findUnread } from '@skillcert/ui';
import { useWords } from '../../../messages/words-state.js';
import type { useClassDraft } from './use-class-draft.js';

interface ClassFormButtonsProps {
  /** The id of the form that the buttons send. */
  readonly form: string;
  readonly draft: ReturnType<typeof useClassDraft>;
  readonly onLeave: () => unknown;
}

/** The buttons of a step of the class form, visible at any length of the step. */
export function ClassFormButtons({ form, draft, onLeave }: ClassFormButtonsProps) {
  const { t } = useWords();
  const { step } = draft;
  /** Text that cannot be read would be lost with its step, so it has to be corrected first. */
  const onceRead = (go: () => unknown) => () => {
    const unread = findUnread(document.getElementById(form));
    return unread ? unread.focus() : go();
  };
  return (
    <>
      <Button onClick={onLeave}>{t('common.close')}</Button>
      <Button onClick={onceRead(draft.keepAndClose)}>{t('class.form.save_draft')}</Button>
      {step !== 'about' && <Button onClick={onceRead(draft.back)}>{t('class.form.back')}</Button>}
      <Button type="submit" form={form} variant="primary" busy={draft.goesOn}>
        {step === 'check' ? t('class.event.submit') : t('class.form.next')}
      </Button>
    </>
  );
}
