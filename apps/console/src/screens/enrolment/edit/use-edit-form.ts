import type { EnrolmentDetail, InputOf } from '@skillcert/api-client';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../../client/call.js';
import { toaster } from '../../../client/toaster.js';
import { type FormProblems, useServerForm } from '../../../forms/use-server-form.js';
import { useWords } from '../../../messages/words-state.js';
import { fieldProblems, writtenFields } from '../candidate-texts.js';
import { type EditValues, editChanges, editInitial } from './edit-changes.js';

/** Only changed fields are checked, because only they are sent: a value on record may break a newer limit. */
const check = (values: EditValues, before: EditValues): FormProblems => ({
  ...fieldProblems(
    writtenFields.filter((field) => values[field].trim() !== before[field]),
    values,
  ),
  ...(values.reason.trim() === '' && { reason: 'field.reason_required' as const }),
});

/** The form that corrects a candidate's entries, based on the seen version. */
export const useEditForm = (detail: EnrolmentDetail, onSaved: () => void) => {
  const { t } = useWords();
  const queries = useQueryClient();
  const initial = editInitial(detail);
  return useServerForm<EditValues>({
    initial,
    check: (values) => check(values, initial),
    send: async (values) => {
      const { class_id, enrolment_id, updated_at } = detail;
      const input: InputOf<'enrolment/editEnrolment'> = {
        class_id,
        enrolment_id,
        updated_at,
        reason: values.reason,
        ...editChanges(detail, values),
      };
      await call('enrolment/editEnrolment', input, { quiet: true });
      toaster.show({ tone: 'success', message: t('candidate.edited') });
      onSaved();
      await queries.invalidateQueries({ queryKey: ['enrolment'] });
    },
  });
};
