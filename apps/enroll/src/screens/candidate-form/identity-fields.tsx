import '@skillcert/ui/checkbox.css';
import '@skillcert/ui/radio-group.css';
import { DateInput, Field, RadioGroup, Select, Stack, Text, TextInput } from '@skillcert/ui';
import { formatDate } from '../../words/format-moment.js';
import { useWords } from '../../words/use-words.js';
import { choices, isReadFromNumber } from './candidate-values.js';
import type { CandidateFormState } from './use-candidate-form.js';

interface IdentityFieldsProps {
  readonly form: CandidateFormState;
  /** The number on record, masked; an empty field keeps it. */
  readonly kept?: string;
}

/** Name and identity document. */
export function IdentityFields({ form, kept }: IdentityFieldsProps) {
  const { t } = useWords();
  const { values, change, leave } = form;
  const hint = t(`form.id_card_hint_${values.id_type}`);
  return (
    <Stack gap="lg">
      <Field name="name" label={t('form.name')} hint={t('form.name_hint')} required>
        <TextInput
          autoComplete="name"
          enterKeyHint="next"
          value={values.name}
          onValueChange={(text) => change('name', text)}
          onBlur={(event) => leave('name', event)}
        />
      </Field>
      <Field name="id_type" label={t('form.id_type')} required>
        <Select
          placeholder={null}
          options={choices.id_type.map((value) => ({ value, label: t(`form.id_type_${value}`) }))}
          value={values.id_type}
          onValueChange={(text) => change('id_type', text)}
        />
      </Field>
      <Field
        name="id_card"
        label={t('form.id_card')}
        hint={kept ? `${t('form.id_card_keep', { masked: kept })} ${hint}` : hint}
        required={!kept}
      >
        <TextInput
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="next"
          value={values.id_card}
          onValueChange={(text) => change('id_card', text)}
          onBlur={(event) => leave('id_card', event)}
        />
      </Field>
      {values.id_type === 'cn' ? <ReadFacts form={form} /> : <BirthAndGender form={form} />}
    </Stack>
  );
}

interface PartProps {
  readonly form: CandidateFormState;
}

function ReadFacts({ form: { values } }: PartProps) {
  const { t, language } = useWords();
  return (
    <Text as="p" role="status" size="sm" tone="muted">
      {isReadFromNumber(values) &&
        values.gender &&
        t('form.from_id', {
          birth: formatDate(values.birth, language),
          gender: t(`form.gender_${values.gender}`),
        })}
    </Text>
  );
}

function BirthAndGender({ form: { values, change, leave } }: PartProps) {
  const { t } = useWords();
  return (
    <>
      <Field name="birth" label={t('form.birth')} required>
        <DateInput
          autoComplete="bday"
          value={values.birth}
          onValueChange={(text) => change('birth', text)}
          onBlur={(event) => leave('birth', event)}
        />
      </Field>
      <Field name="gender" label={t('form.gender')} required group>
        <RadioGroup
          appearance="inline"
          options={choices.gender.map((value) => ({ value, label: t(`form.gender_${value}`) }))}
          value={values.gender || null}
          onValueChange={(text) => change('gender', text)}
        />
      </Field>
    </>
  );
}
