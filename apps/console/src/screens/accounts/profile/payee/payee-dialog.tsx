import { limits } from '@skillcert/core';
import { Button, Dialog, Form, Inline, Stack, TextInput } from '@skillcert/ui';
import { FormField } from '../../../../forms/form-field.js';
import { useWords } from '../../../../messages/words-state.js';
import { usePayeeForm } from './use-payee-form.js';

interface PayeeDialogProps {
  readonly title: string;
  readonly onClose: () => void;
}

/** Asks for all fields of the unit's account at once. */
export function PayeeDialog({ title, onClose }: PayeeDialogProps) {
  const { t } = useWords();
  const { control, errors, submit } = usePayeeForm(onClose);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      dismissable={false}
      title={title}
      description={t('profile.payee_text')}
    >
      <Form onSubmit={submit} errors={errors}>
        <Stack>
          <FormField control={control} name="bank" label={t('profile.bank')} required>
            {(field) => <TextInput {...field} autoComplete="off" maxLength={limits.bank_length_max} />}
          </FormField>
          <FormField control={control} name="account_name" label={t('profile.account_name')} required>
            {(field) => <TextInput {...field} autoComplete="off" maxLength={limits.bank_length_max} />}
          </FormField>
          <FormField control={control} name="account_number" label={t('profile.account_number')} required>
            {(field) => (
              <TextInput
                {...field}
                inputMode="numeric"
                autoComplete="off"
                maxLength={limits.account_number_length_max}
              />
            )}
          </FormField>
          <Inline justify="end">
            <Button onClick={onClose}>{t('common.cancel')}</Button>
            <Button type="submit" variant="primary">
              {t('common.save')}
            </Button>
          </Inline>
        </Stack>
      </Form>
    </Dialog>
  );
}
