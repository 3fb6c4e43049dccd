import { limits } from '@skillcert/core';
import { ConfirmDialog, Field, NumberInput, Select, Stack, Textarea } from '@skillcert/ui';
import { useWords } from '../../../messages/words-state.js';
import { type ExamPlan, useSubjectTitle } from '../use-exam-plan.js';
import { every, useShift } from './use-shift.js';

interface ShiftDialogProps {
  readonly plan: ExamPlan;
  readonly onClose: () => void;
}

/** Lets the sittings of one subject, or all of them, begin earlier or later; by days all take the exam with them. */
export function ShiftDialog({ plan, onClose }: ShiftDialogProps) {
  const { t } = useWords();
  const subjectTitle = useSubjectTitle();
  const shift = useShift(plan.class_id);
  const { subject, unit, isExam, problems } = shift;
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('exam.shift.title')}
      description={t(isExam ? 'exam.shift.exam_text' : 'exam.shift.text')}
      confirmLabel={t('exam.shift.confirm')}
      onConfirm={shift.send}
    >
      <Stack>
        <Field label={t('exam.subject')} required>
          <Select
            value={subject}
            onValueChange={(next) => shift.change({ subject: next })}
            options={[
              { value: every, label: t('exam.shift.every') },
              ...plan.subjects.map(({ id }) => ({ value: id, label: subjectTitle(id) })),
            ]}
          />
        </Field>
        <Field label={t('exam.shift.unit')} required>
          <Select
            value={unit}
            onValueChange={shift.changeUnit}
            options={shift.offered.map((each) => ({ value: each, label: t(`exam.shift.unit_${each}`) }))}
          />
        </Field>
        <Field
          label={t(`exam.shift.${unit}`)}
          hint={t('exam.shift.minutes_hint')}
          error={problems.by}
          required
        >
          {/* Without bounds: a number out of range is said, and not changed. */}
          <NumberInput value={shift.by} onValueChange={(by) => shift.change({ by })} />
        </Field>
        {isExam && (
          <Field label={t('common.reason')} required error={problems.reason}>
            <Textarea
              value={shift.reason}
              onValueChange={(reason) => shift.change({ reason })}
              maxLength={limits.reason_length_max}
            />
          </Field>
        )}
      </Stack>
    </ConfirmDialog>
  );
}
