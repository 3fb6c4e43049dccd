import { Field, PasswordInput, TextInput } from '@skillcert/ui';
import { useWords } from '../../words/use-words.js';
import type { RegisterField, RegisterKind } from './register-values.js';
import type { Register } from './use-register.js';

interface FieldsProps {
  readonly register: Register;
}

const typed = ({ values, change }: Register, field: RegisterField) => ({
  value: values[field],
  onValueChange: (text: string) => change(field, text),
});

/** The unit that applies. */
export function UnitFields({ register }: FieldsProps) {
  const { t } = useWords();
  return (
    <>
      <Field name="com_name" label={t('register.com_name')} required>
        <TextInput autoComplete="organization" {...typed(register, 'com_name')} />
      </Field>
      <Field name="com_code" label={t('register.com_code')} hint={t('register.com_code_hint')} required>
        <TextInput
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          {...typed(register, 'com_code')}
        />
      </Field>
    </>
  );
}

/** The owner of the account, and its password. */
export function AccountFields({ register, kind }: FieldsProps & { readonly kind: RegisterKind }) {
  const { t } = useWords();
  const who = kind === 'unit' ? 'contact' : 'name';
  return (
    <>
      <Field name="name" label={t(`register.${who}`)} hint={t(`register.${who}_hint`)} required>
        <TextInput autoComplete="name" {...typed(register, 'name')} />
      </Field>
      <Field name="username" label={t('register.username')} hint={t('register.username_hint')} required>
        <TextInput
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          {...typed(register, 'username')}
        />
      </Field>
      <Field
        name="password"
        label={t('register.password')}
        hint={t(`register.password_hint_${kind}`)}
        required
      >
        <PasswordInput autoComplete="new-password" {...typed(register, 'password')} />
      </Field>
      <Field name="repeat" label={t('register.repeat')} required>
        <PasswordInput autoComplete="new-password" {...typed(register, 'repeat')} />
      </Field>
      <Field name="email" label={t('register.email')}>
        <TextInput type="email" inputMode="email" autoComplete="email" {...typed(register, 'email')} />
      </Field>
    </>
  );
}
