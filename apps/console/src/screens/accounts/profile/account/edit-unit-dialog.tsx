import type { OwnAccount } from '@skillcert/api-client';
import { isContactPhone, isEmail, limits } from '@skillcert/core';
import { Button, Dialog, Form, Inline, Stack, TextInput } from '@skillcert/ui';
import { FormField } from '../../../../forms/form-field.js';
import type { FormProblems } from '../../../../forms/use-server-form.js';
import { useWords } from '../../../../messages/words-state.js';
import { useOwnForm } from './use-own-form.js';

interface UnitForm {
  unit: { pi_name: string; pi_phone: string; pi_email: string };
}

interface EditUnitDialogProps {
  readonly user_id: number;
  readonly unit: NonNullable<OwnAccount['unit']>;
  readonly onClose: () => void;
}

const isBlankOr = (text: string, test: (text: string) => boolean) => text.trim() === '' || test(text.trim());

const check = ({ unit: { pi_phone, pi_email } }: UnitForm): FormProblems => ({
  ...(!isBlankOr(pi_phone, isContactPhone) && { 'unit.pi_phone': 'field.invalid_contact_phone' }),
  ...(!isBlankOr(pi_email, isEmail) && { 'unit.pi_email': 'field.invalid_email' }),
});

/** Changes the contact of the unit, as the sidebar of its accounts shows it. */
export function EditUnitDialog({ user_id, unit, onClose }: EditUnitDialogProps) {
  const { t } = useWords();
  const { pi_name, pi_phone, pi_email } = unit;
  const initial = { unit: { pi_name, pi_phone, pi_email } };
  const { control, errors, submit } = useOwnForm<UnitForm>({ user_id, initial, check, onSaved: onClose });
  return (
    <Dialog open onOpenChange={onClose} dismissable={false} title={t('profile.edit_unit')}>
      <Form onSubmit={submit} errors={errors}>
        <Stack>
          <FormField control={control} name="unit.pi_name" label={t('profile.pi_name')}>
            {(field) => <TextInput {...field} autoComplete="off" maxLength={limits.name_length_max} />}
          </FormField>
          <FormField control={control} name="unit.pi_phone" label={t('profile.pi_phone')}>
            {(field) => (
              <TextInput {...field} type="tel" autoComplete="off" maxLength={limits.phone_length_max} />
            )}
          </FormField>
          <FormField control={control} name="unit.pi_email" label={t('profile.pi_email')}>
            {(field) => (
              <TextInput {...field} type="email" autoComplete="off" maxLength={limits.email_length_max} />
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
