import type { OwnAccount } from '@skillcert/api-client';
import { isEmail, isPersonName, limits } from '@skillcert/core';
import { Button, Dialog, Form, Inline, Stack, Textarea, TextInput } from '@skillcert/ui';
import { FormField } from '../../../../forms/form-field.js';
import type { FormProblems } from '../../../../forms/use-server-form.js';
import { useWords } from '../../../../messages/words-state.js';
import { useOwnForm } from './use-own-form.js';

interface AccountForm {
  name: string;
  introduction: string;
  email: string;
}

interface EditAccountDialogProps {
  readonly account: OwnAccount;
  readonly onClose: () => void;
}

const check = ({ name, email }: AccountForm): FormProblems => ({
  ...(isPersonName(name.trim()) ? {} : { name: name.trim() ? 'field.invalid_name' : 'field.required' }),
  ...(email.trim() === '' || isEmail(email.trim()) ? {} : { email: 'field.invalid_email' as const }),
});

/** Changes one's own details that others see. */
export function EditAccountDialog({ account, onClose }: EditAccountDialogProps) {
  const { t } = useWords();
  const { user_id, name, introduction, email } = account;
  const initial = { name, introduction, email };
  const { control, errors, submit } = useOwnForm<AccountForm>({
    user_id,
    initial,
    check,
    onSaved: onClose,
  });
  return (
    <Dialog open onOpenChange={onClose} dismissable={false} title={t('profile.edit_account')}>
      <Form onSubmit={submit} errors={errors}>
        <Stack>
          <FormField control={control} name="name" label={t('profile.name')} required>
            {(field) => <TextInput {...field} autoComplete="name" maxLength={limits.name_length_max} />}
          </FormField>
          <FormField control={control} name="email" label={t('profile.email')}>
            {(field) => (
              <TextInput {...field} type="email" autoComplete="email" maxLength={limits.email_length_max} />
            )}
          </FormField>
          <FormField control={control} name="introduction" label={t('profile.introduction')}>
            {(field) => <Textarea {...field} maxLength={limits.introduction_length_max} />}
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
