import '@skillcert/ui/steps.css';
import { Button, ConfirmDialog, Form, Inline, Stack, Steps } from '@skillcert/ui';
import { SaveState } from '../../../forms/save-state.js';
import { useWords } from '../../../messages/words-state.js';
import { ClassFormStep } from './class-form-step.js';
import { classSteps } from './class-steps.js';
import type { useClassDraft } from './use-class-draft.js';

interface ClassFormProps {
  readonly draft: ReturnType<typeof useClassDraft>;
  readonly onClose: () => void;
}

/** Everything staff write about a class, in steps; it keeps itself while it is written. */
export function ClassForm({ draft, onClose }: ClassFormProps) {
  const { t } = useWords();
  const { step, wrongSteps, errors } = draft;
  const last = step === 'check';
  return (
    <Form onSubmit={last ? draft.submit : draft.next} errors={errors}>
      <Stack gap="lg">
        <Steps
          current={step}
          items={classSteps.map((id) => ({
            id,
            label: t(`class.form.${id}`),
            failed: id !== step && wrongSteps.includes(id),
          }))}
        />
        <ClassFormStep draft={draft} />
        <SaveState
          state={draft.state}
          savedAt={draft.saved?.updated_at}
          refusal={draft.refusal}
          conflict={{ title: t('class.form.conflict'), text: t('class.form.conflict_text') }}
          onResolve={draft.resolve}
        />
        <Inline justify="between">
          <Inline>
            <Button onClick={draft.leave}>{t('common.close')}</Button>
            <Button onClick={draft.keepAndClose}>{t('class.form.save_draft')}</Button>
          </Inline>
          <Inline>
            {step !== 'about' && <Button onClick={draft.back}>{t('class.form.back')}</Button>}
            <Button type="submit" variant="primary">
              {last ? t('class.event.submit') : t('class.form.next')}
            </Button>
          </Inline>
        </Inline>
      </Stack>
      {draft.asksToLeave && (
        <ConfirmDialog
          open
          onOpenChange={draft.stay}
          title={t('class.form.leave_title')}
          description={t('class.form.leave_text')}
          confirmLabel={t('class.form.leave')}
          tone="danger"
          onConfirm={onClose}
        />
      )}
    </Form>
  );
}
