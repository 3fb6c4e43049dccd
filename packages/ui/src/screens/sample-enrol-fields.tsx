import { defaultProgramme } from '@skillcert/core';
import {
  DateInput,
  Field,
  RadioGroup,
  Select,
  Stack,
  Text,
  TextInput,
  type TextInputProps,
} from '../index.js';
import { type EnrolForm, type EntryName, readFromNumber } from './sample-enrol-entries.js';
import { enrolWords } from './sample-enrol-words.js';
import { useLanguage, useSay } from './sample-say.js';

interface FieldsProps {
  form: EnrolForm;
}

interface TextFieldProps extends FieldsProps, Omit<TextInputProps, 'form' | 'name' | 'value'> {
  name: Extract<EntryName, keyof typeof enrolWords>;
  hint?: string;
  required?: boolean;
}

function TextField({ form, name, hint, required = false, ...input }: TextFieldProps) {
  const t = useSay(enrolWords);
  return (
    <Field name={name} label={t(name)} hint={hint} required={required}>
      <TextInput
        {...input}
        enterKeyHint="next"
        value={form.entries[name]}
        onValueChange={(text) => form.change(name, text)}
        onBlur={(event) => form.leave(name, event)}
      />
    </Field>
  );
}

/** A day of the calendar in words, wherever it is read. */
const useDay = () => {
  const language = useLanguage();
  return (day: string) =>
    new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' }).format(
      new Date(`${day}T00:00:00Z`),
    );
};

/** Name and identity document. */
export function IdentityFields({ form }: FieldsProps) {
  const t = useSay(enrolWords);
  const { entries, change } = form;
  return (
    <Stack gap="lg">
      <TextField form={form} name="name" hint={t('name_hint')} required autoComplete="name" />
      <Field name="id_type" label={t('id_type')} required>
        <Select
          placeholder={null}
          options={defaultProgramme.id_types.map((value) => ({ value, label: t(`id_type_${value}`) }))}
          value={entries.id_type}
          onValueChange={(text) => change('id_type', text)}
        />
      </Field>
      <TextField
        form={form}
        name="id_card"
        hint={t(`id_card_hint_${entries.id_type}`)}
        required
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      {entries.id_type === 'cn' ? <ReadFacts form={form} /> : <BirthAndGender form={form} />}
    </Stack>
  );
}

function ReadFacts({ form: { entries } }: FieldsProps) {
  const t = useSay(enrolWords);
  const dayText = useDay();
  const read = readFromNumber(entries);
  return (
    <Text as="p" role="status" size="sm" tone="muted">
      {read && t('from_id', { birth: dayText(read.birth), gender: t(`gender_${read.gender}`) })}
    </Text>
  );
}

function BirthAndGender({ form: { entries, change, leave } }: FieldsProps) {
  const t = useSay(enrolWords);
  return (
    <>
      <Field name="birth" label={t('birth')} required>
        <DateInput
          autoComplete="bday"
          value={entries.birth}
          onValueChange={(text) => change('birth', text)}
          onBlur={(event) => leave('birth', event)}
        />
      </Field>
      <Field name="gender" label={t('gender')} required group>
        <RadioGroup
          appearance="inline"
          options={(['female', 'male'] as const).map((value) => ({ value, label: t(`gender_${value}`) }))}
          value={entries.gender || null}
          onValueChange={(text) => change('gender', text)}
        />
      </Field>
    </>
  );
}

/** Employer, job and e-mail, all of them optional. */
export function WorkFields({ form }: FieldsProps) {
  return (
    <Stack gap="lg">
      <TextField form={form} name="employer" autoComplete="organization" />
      <TextField form={form} name="job" autoComplete="organization-title" />
      <TextField form={form} name="email" type="email" inputMode="email" autoComplete="email" />
    </Stack>
  );
}
