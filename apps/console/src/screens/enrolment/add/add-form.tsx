import { limits } from '@skillcert/core';
import {
  Button,
  Checkbox,
  Form,
  Grid,
  Heading,
  Inline,
  NumberInput,
  Select,
  Stack,
  TextInput,
} from '@skillcert/ui';
import type { Control } from 'react-hook-form';
import { DayPicker } from '../../../forms/day-picker.js';
import { FormField } from '../../../forms/form-field.js';
import { useWords } from '../../../messages/words-state.js';
import { useProgramme } from '../../../state/use-programme.js';
import { CandidateFields } from '../candidate-fields.js';
import type { AddValues } from './add-values.js';
import { useAddForm } from './use-add-form.js';

interface AddFormProps {
  readonly class_id: number;
  readonly offer: Parameters<typeof useAddForm>[1];
  readonly onClose: () => void;
}

interface EnrolmentFieldsProps {
  readonly control: Control<AddValues>;
  readonly offer: AddFormProps['offer'];
}

/** The candidate's phone, the way to enrol, and the years of work. */
function EnrolmentFields({ control, offer }: EnrolmentFieldsProps) {
  const { t } = useWords();
  return (
    <>
      <FormField control={control} name="phone" label={t('candidate.phone')} required>
        {(field) => (
          <TextInput {...field} type="tel" maxLength={limits.phone_length_max} autoComplete="off" />
        )}
      </FormField>
      <FormField control={control} name="enroll_type" label={t('candidate.enroll_type')} required>
        {(field) => (
          <Select
            {...field}
            placeholder={null}
            options={offer.enroll_types.map((value) => ({ value, label: t(`enroll_type.${value}`) }))}
          />
        )}
      </FormField>
      <FormField control={control} name="study_type" label={t('candidate.study_type')} required>
        {(field) => (
          <Select
            {...field}
            placeholder={null}
            options={offer.study_types.map((value) => ({ value, label: t(`study_type.${value}`) }))}
          />
        )}
      </FormField>
      <FormField
        control={control}
        name="work_years"
        label={t('candidate.work_years')}
        hint={t('candidates.add_if_asked')}
      >
        {({ onChange, ...field }) => (
          <NumberInput {...field} min={0} max={limits.work_years_max} onValueChange={onChange} />
        )}
      </FormField>
    </>
  );
}

/** The certificate that the candidate has already. */
function CertificateFields({ control }: Pick<EnrolmentFieldsProps, 'control'>) {
  const { t } = useWords();
  const { levelOptions } = useProgramme();
  return (
    <Stack>
      <Heading level={3} size="sm">
        {t('candidates.add_certificate')}
      </Heading>
      <Grid columns={3}>
        <FormField control={control} name="certificate.level" label={t('candidates.add_certificate_level')}>
          {(field) => <Select {...field} options={levelOptions} />}
        </FormField>
        <FormField control={control} name="certificate.number" label={t('candidates.add_certificate_number')}>
          {(field) => <TextInput {...field} maxLength={limits.name_length_max} autoComplete="off" />}
        </FormField>
        <FormField control={control} name="certificate.issued_on" label={t('candidates.add_certificate_day')}>
          {(field) => <DayPicker {...field} />}
        </FormField>
      </Grid>
    </Stack>
  );
}

/**
 * The fields of a candidate at the desk: the person, the way to enrol, the facts for the conditions, and the
 * consent.
 */
export function AddForm({ class_id, offer, onClose }: AddFormProps) {
  const { t } = useWords();
  const { control, errors, submit, followNumber } = useAddForm(class_id, offer, onClose);
  return (
    <Form onSubmit={submit} errors={errors}>
      <Stack gap="lg">
        <CandidateFields control={control} onIdCard={followNumber}>
          <EnrolmentFields control={control} offer={offer} />
        </CandidateFields>
        <CertificateFields control={control} />
        <FormField control={control} name="consent" label={t('candidates.add_consent')} hideLabel required>
          {({ value, onChange, ...field }) => (
            <Checkbox
              {...field}
              checked={value}
              onCheckedChange={onChange}
              label={t('candidates.add_consent')}
            />
          )}
        </FormField>
        <Inline justify="end">
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button type="submit" variant="primary">
            {t('candidates.add_confirm')}
          </Button>
        </Inline>
      </Stack>
    </Form>
  );
}
