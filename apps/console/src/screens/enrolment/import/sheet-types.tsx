import { Field, Grid, Select } from '@skillcert/ui';
import { useCallQuery } from '../../../client/use-call-query.js';
import { useWords } from '../../../messages/words-state.js';
import type { SheetTypes as Types } from './use-import.js';

interface SheetTypesProps {
  readonly classId: number;
  readonly value: Types;
  readonly onChange: (value: Types) => void;
}

/** Asks how the candidates of a sheet enrol and study, among the ways that the class offers. */
export function SheetTypes({ classId, value, onChange }: SheetTypesProps) {
  const { t } = useWords();
  const offer = useCallQuery('class/fetchClassById', { class_id: classId }).data;
  const { enroll_type, study_type } = value;
  return (
    <Grid columns={2} gap="sm">
      <Field label={t('candidate.enroll_type')} required>
        <Select
          value={enroll_type}
          placeholder={null}
          onValueChange={(chosen) =>
            onChange({ ...value, enroll_type: chosen === 'individual' ? chosen : 'organization' })
          }
          options={(offer?.enroll_types ?? [enroll_type]).map((each) => ({
            value: each,
            label: t(`enroll_type.${each}`),
          }))}
        />
      </Field>
      <Field label={t('candidate.study_type')} required>
        <Select
          value={study_type}
          placeholder={null}
          onValueChange={(chosen) =>
            onChange({
              ...value,
              study_type: offer?.study_types.find((each) => each === chosen) ?? study_type,
            })
          }
          options={(offer?.study_types ?? [study_type]).map((each) => ({
            value: each,
            label: t(`study_type.${each}`),
          }))}
        />
      </Field>
    </Grid>
  );
}
