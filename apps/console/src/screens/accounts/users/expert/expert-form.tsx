import '@skillcert/ui/combobox.css';
import '@skillcert/ui/command-list.css';
import '@skillcert/ui/popover.css';
import type { AccountRecord } from '@skillcert/api-client';
import { Button, Combobox, Form, Inline, NumberInput, Stack } from '@skillcert/ui';
import { DayPicker } from '../../../../forms/day-picker.js';
import { FormField } from '../../../../forms/form-field.js';
import { useWords } from '../../../../messages/words-state.js';
import { findAccounts, useExpertForm } from './use-expert-form.js';

interface ExpertFormProps {
  readonly record: AccountRecord | undefined;
  readonly onClose: () => void;
}

/** The expert-to-be, the deadline, and the number of classes. */
export function ExpertForm({ record, onClose }: ExpertFormProps) {
  const { t } = useWords();
  const { control, errors, submit } = useExpertForm(record, onClose);
  return (
    <Form onSubmit={submit} errors={errors}>
      <Stack gap="lg">
        {!record && (
          <FormField control={control} name="user_id" label={t('users.expert_account')} required>
            {({ onChange, ...field }) => (
              <Combobox {...field} onValueChange={onChange} onSearch={findAccounts} />
            )}
          </FormField>
        )}
        <FormField
          control={control}
          name="expert_deadline"
          label={t('users.expert_deadline')}
          hint={t('users.deadline_hint')}
        >
          {(field) => <DayPicker {...field} />}
        </FormField>
        <FormField
          control={control}
          name="expert_assign_limit"
          label={t('users.expert_assign_limit')}
          hint={t('users.limit_hint')}
        >
          {({ onChange, ...field }) => <NumberInput {...field} onValueChange={onChange} min={0} />}
        </FormField>
        <Inline justify="end">
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button type="submit" variant="primary">
            {t('common.save')}
          </Button>
        </Inline>
      </Stack>
    </Form>
  );
}
