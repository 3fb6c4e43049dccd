import { defaultProgramme, educations, genders, limits } from '@skillcert/core';
import { Grid, Select, TextInput } from '@skillcert/ui';
import type { ReactNode } from 'react';
import type { Control } from 'react-hook-form';
import { DayPicker } from '../../forms/day-picker.js';
import { FormField } from '../../forms/form-field.js';
import { useWords } from '../../messages/words-state.js';
import type { CandidateTexts } from './candidate-texts.js';
import { useEducationTitle } from './use-education-title.js';

interface CandidateFieldsProps<Values extends CandidateTexts> {
  readonly control: Control<Values>;
  /** The hint beside the number; with it the field may stay empty. */
  readonly idCardHint?: string;
  /** Receives the text typed as the number. */
  readonly onIdCard?: (text: string) => void;
  /** Further fields of the form. */
  readonly children?: ReactNode;
}

/** The placeholder of a field to choose: none once it is chosen, because it cannot be emptied. */
const unchosen = (value: string) => (value === '' ? undefined : null);

type IdentityFieldsProps = Omit<CandidateFieldsProps<CandidateTexts>, 'children'>;

/** The name and the document of identity. */
function IdentityFields({ control, idCardHint, onIdCard }: IdentityFieldsProps) {
  const { t } = useWords();
  return (
    <>
      <FormField control={control} name="name" label={t('candidate.name')} required>
        {(field) => <TextInput {...field} maxLength={limits.name_length_max} autoComplete="off" />}
      </FormField>
      <FormField control={control} name="id_type" label={t('candidate.id_type')} required>
        {(field) => (
          <Select
            {...field}
            placeholder={null}
            options={defaultProgramme.id_types.map((value) => ({
              value,
              label: t(`candidate.id_type.${value}`),
            }))}
          />
        )}
      </FormField>
      <FormField
        control={control}
        name="id_card"
        label={t('candidate.id_card')}
        hint={idCardHint}
        required={idCardHint === undefined}
      >
        {({ onChange, ...field }) => (
          <TextInput
            {...field}
            onChange={(event) => {
              onChange(event);
              onIdCard?.(event.target.value);
            }}
            maxLength={limits.id_card_length_max}
            autoComplete="off"
            spellCheck={false}
          />
        )}
      </FormField>
    </>
  );
}

/** The person, their education and their work. */
function PersonFields({ control }: Pick<IdentityFieldsProps, 'control'>) {
  const { t } = useWords();
  const educationTitle = useEducationTitle();
  return (
    <>
      <FormField control={control} name="gender" label={t('candidate.gender')} required>
        {(field) => (
          <Select
            {...field}
            placeholder={unchosen(field.value)}
            options={genders.map((value) => ({ value, label: t(`candidate.gender.${value}`) }))}
          />
        )}
      </FormField>
      <FormField control={control} name="birth" label={t('candidate.birth')} required>
        {(field) => <DayPicker {...field} />}
      </FormField>
      <FormField control={control} name="email" label={t('candidate.email')}>
        {(field) => (
          <TextInput {...field} type="email" maxLength={limits.email_length_max} autoComplete="off" />
        )}
      </FormField>
      <FormField control={control} name="education" label={t('candidate.education')} required>
        {(field) => (
          <Select
            {...field}
            placeholder={unchosen(field.value)}
            options={educations.map((value) => ({ value, label: educationTitle(value) }))}
          />
        )}
      </FormField>
      <FormField control={control} name="employer" label={t('candidate.employer')}>
        {(field) => <TextInput {...field} maxLength={limits.employer_length_max} autoComplete="off" />}
      </FormField>
      <FormField control={control} name="job" label={t('candidate.job')}>
        {(field) => <TextInput {...field} maxLength={limits.job_length_max} autoComplete="off" />}
      </FormField>
    </>
  );
}

/** The fields of a candidate, in two columns. */
export function CandidateFields<Values extends CandidateTexts>({
  control: ofForm,
  idCardHint,
  onIdCard,
  children,
}: CandidateFieldsProps<Values>) {
  // A form with more fields has these: react-hook-form's types cannot express it.
  const control = ofForm as unknown as Control<CandidateTexts>;
  return (
    <Grid columns={2}>
      <IdentityFields control={control} idCardHint={idCardHint} onIdCard={onIdCard} />
      <PersonFields control={control} />
      {children}
    </Grid>
  );
}
