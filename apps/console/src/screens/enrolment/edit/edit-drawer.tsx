import type { EnrolmentDetail } from '@skillcert/api-client';
import { limits } from '@skillcert/core';
import { Button, Drawer, Form, Inline, NumberInput, Stack, Textarea } from '@skillcert/ui';
import { FormField } from '../../../forms/form-field.js';
import { useWords } from '../../../messages/words-state.js';
import { CandidateFields } from '../candidate-fields.js';
import { useEditForm } from './use-edit-form.js';

interface EditDrawerProps {
  readonly detail: EnrolmentDetail;
  readonly onClose: () => void;
}

/** Corrects a candidate's entries, with a reason. A click outside or Escape does not discard the input. */
export function EditDrawer({ detail, onClose }: EditDrawerProps) {
  const { t } = useWords();
  const { control, errors, submit } = useEditForm(detail, onClose);
  return (
    <Drawer
      open
      onOpenChange={onClose}
      dismissable={false}
      size="large"
      title={t('candidate.edit_named', { name: detail.name })}
      description={t('candidate.edit_text')}
    >
      <Form onSubmit={submit} errors={errors}>
        <Stack>
          <CandidateFields
            control={control}
            idCardHint={t('candidate.edit_id_card', { masked: detail.id_masked })}
          >
            {detail.work_years !== null && (
              <FormField control={control} name="work_years" label={t('candidate.work_years')} required>
                {({ onChange, ...field }) => (
                  <NumberInput {...field} min={0} max={limits.work_years_max} onValueChange={onChange} />
                )}
              </FormField>
            )}
          </CandidateFields>
          <FormField control={control} name="reason" label={t('common.reason')} required>
            {(field) => <Textarea {...field} maxLength={limits.reason_length_max} rows={2} />}
          </FormField>
          <Inline justify="end">
            <Button onClick={onClose}>{t('common.cancel')}</Button>
            <Button type="submit" variant="primary">
              {t('common.save')}
            </Button>
          </Inline>
        </Stack>
      </Form>
    </Drawer>
  );
}
