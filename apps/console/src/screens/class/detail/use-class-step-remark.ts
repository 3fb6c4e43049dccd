import type { ClassStep } from '@skillcert/api-client';
import { useFormats } from '../../../format/use-formats.js';
import { type MessageKey, useWords } from '../../../messages/words-state.js';

/** The form's labels of the fields that an edit can change. */
const fieldTitles: Readonly<Record<string, MessageKey>> = {
  class_name: 'class.class_name',
  class_type: 'class.class_type',
  level: 'class.level',
  city: 'class.city',
  venue: 'class.venue',
  enroll_types: 'class.form.enroll_types',
  study_types: 'class.form.study_types',
  enroll_start: 'class.form.enroll_start',
  enroll_end: 'class.form.enroll_end',
  study_start: 'class.form.study_start',
  study_end: 'class.form.study_end',
  exam_at: 'class.exam_at',
  capacity: 'class.capacity',
  fee_cents: 'class.fee_cents',
  contacts: 'class.form.contacts',
};

/**
 * A further remark on a step of a class: the two people of a handover, the fields of an edit, the person of a duty,
 * the moved deadline or exam.
 */
export const useClassStepRemark = () => {
  const { t } = useWords();
  const list = (parts: readonly string[]) => parts.join(t('common.list_comma'));
  const { untilDay, minute } = useFormats();
  const sayDeadline = ({ stage: id, due_at }: NonNullable<ClassStep['deadline']>) => {
    const stage = t(`class.form.stage.${id}`);
    return due_at
      ? t('class.form.stage.moved_to', { stage, date: untilDay(due_at) })
      : t('class.form.stage.given_back', { stage });
  };
  return ({ action, from, to, changed, assigned, deadline, exam, step }: ClassStep): string | undefined => {
    if (action === 'hand_over') {
      return t('class.form.handed_over', { from: from ?? t('timeline.system'), to: to ?? '' });
    }
    if (assigned) {
      const duties = assigned.duties.map((duty) => t(`class.form.duty.${duty}`));
      return t('class.form.assigned', { name: assigned.name, duties: list(duties) });
    }
    if (step) return t(`class.form.history.${step}`);
    if (exam) return t('class.form.exam_moved', { from: minute(exam.was), to: minute(exam.exam_at) });
    if (deadline) return sayDeadline(deadline);
    // An unknown field is shown unchanged.
    const fields = (changed ?? []).map((field) => {
      const title = fieldTitles[field];
      return title ? t(title) : field;
    });
    return fields.length > 0 ? list(fields) : undefined;
  };
};
