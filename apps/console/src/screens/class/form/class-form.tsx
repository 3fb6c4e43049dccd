import '@skillcert/ui/steps.css';
import { ConfirmDialog, Form, Stack, Steps } from '@skillcert/ui';
import { SaveState } from '../../../forms/save-state.js';
import { useWords } from '../../../messages/words-state.js';
import { ClassFormStep } from './class-form-step.js';
import { classSteps } from './class-steps.js';
import type { useClassDraft } from './use-class-draft.js';

interface ClassFormProps {
  readonly id: string;
  readonly draft: ReturnType<typeof useClassDraft>;
  readonly onClose: () => void;
}

/** All fields of a class, in steps. The form saves itself during typing. */
export function ClassForm({ id, draft, onClose }: ClassFormProps) {
  const { t } = useWords();
  const { step, wrongSteps, errors } = draft;
  return (
    <Form id={id} onSubmit={draft.goOn} errors={errors}>
      <Stack gap="lg">
        <Steps
          current={step}
          items={classSteps.map((each) => ({
            id: each,
            label: t(`class.form.${each}`),
            failed: each !== step && wrongSteps.includes(each),
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
