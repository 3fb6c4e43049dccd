import { limits } from '@skillcert/core';
import { Button, Dialog, Form, Stack, TextInput } from '@skillcert/ui';
import { FormField } from '../../../../forms/form-field.js';
import { useWords } from '../../../../messages/words-state.js';
import { useAccountForm } from './use-account-form.js';

interface AccountDialogProps {
  readonly title: string;
  readonly onClose: () => void;
}

/** Asks for all fields of the account for fees at once. */
export function AccountDialog({ title, onClose }: AccountDialogProps) {
  const { t } = useWords();
  const { control, errors, submit } = useAccountForm(onClose);
  return (
    <Dialog open onOpenChange={onClose} title={title} description={t('expert.account_text')}>
      <Form onSubmit={submit} errors={errors}>
        <Stack>
          <FormField control={control} name="account.bank" label={t('expert.bank')} required>
            {(field) => <TextInput {...field} autoComplete="off" maxLength={limits.bank_length_max} />}
          </FormField>
          <FormField control={control} name="account.account_name" label={t('expert.account_name')} required>
            {(field) => <TextInput {...field} autoComplete="off" maxLength={limits.bank_length_max} />}
          </FormField>
          <FormField
            control={control}
            name="account.account_number"
            label={t('expert.account_number')}
            required
          >
            {(field) => (
              <TextInput
                {...field}
                inputMode="numeric"
                autoComplete="off"
                maxLength={limits.account_number_length_max}
              />
            )}
          </FormField>
          <Button type="submit" variant="primary">
            {t('common.save')}
          </Button>
        </Stack>
      </Form>
    </Dialog>
  );
}
