import { isCallError } from '@skillcert/api-client';
import { examLimits } from '@skillcert/core';
import { ConfirmDialog, Field, NumberInput, Select, Stack } from '@skillcert/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { showFailure } from '../../../client/show-failure.js';
import { toaster } from '../../../client/toaster.js';
import { useKeyed } from '../../../client/use-keyed.js';
import { useWords } from '../../../messages/words-state.js';
import { type ExamPlan, useSubjectTitle } from '../use-exam-plan.js';

interface ShiftDialogProps {
  readonly plan: ExamPlan;
  readonly onClose: () => void;
}

const every = 'every';

/** By how much which sittings move, and moving them. */
const useShift = (class_id: number) => {
  const { t } = useWords();
  const queries = useQueryClient();
  const keyed = useKeyed();
  const [subject, setSubject] = useState(every);
  const [minutes, setMinutes] = useState<number | null>(10);
  const [problem, setProblem] = useState<string>();
  const send = async (by: number) => {
    const asked = { class_id, minutes: by, ...(subject !== every && { subject }) };
    try {
      const { shifted } = await keyed('exam/shiftSittings', asked, { quiet: true });
      toaster.show({ tone: 'success', message: t('exam.shift.done', { count: shifted }) });
      return true;
    } catch (error) {
      if (!isCallError(error)) throw error;
      // The refusal itself names the clash.
      setProblem(error.obstacle ? error.message : error.fields.minutes?.message);
      if (!error.fields.minutes) showFailure(error);
      return false;
    } finally {
      await queries.invalidateQueries({ queryKey: ['exam'] });
    }
  };
  return {
    subject,
    setSubject,
    minutes,
    setMinutes: (value: number | null) => {
      setProblem(undefined);
      setMinutes(value);
    },
    problem,
    shift: async () => {
      if (minutes) return send(minutes);
      setProblem(t('field.required'));
      return false;
    },
  };
};

/** Lets the sittings of one subject, or all of them, begin earlier or later. */
export function ShiftDialog({ plan, onClose }: ShiftDialogProps) {
  const { t } = useWords();
  const subjectTitle = useSubjectTitle();
  const { subject, setSubject, minutes, setMinutes, problem, shift } = useShift(plan.class_id);
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('exam.shift.title')}
      description={t('exam.shift.text')}
      confirmLabel={t('exam.shift.confirm')}
      onConfirm={shift}
    >
      <Stack>
        <Field label={t('exam.subject')} required>
          <Select
            value={subject}
            onValueChange={setSubject}
            options={[
              { value: every, label: t('exam.shift.every') },
              ...plan.subjects.map(({ id }) => ({ value: id, label: subjectTitle(id) })),
            ]}
          />
        </Field>
        <Field label={t('exam.shift.minutes')} hint={t('exam.shift.minutes_hint')} error={problem} required>
          <NumberInput
            min={-examLimits.shift_minutes_max}
            max={examLimits.shift_minutes_max}
            value={minutes}
            onValueChange={setMinutes}
          />
        </Field>
      </Stack>
    </ConfirmDialog>
  );
}
