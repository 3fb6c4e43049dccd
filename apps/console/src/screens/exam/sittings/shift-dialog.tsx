import { isCallError } from '@skillcert/api-client';
import { examLimits, limits } from '@skillcert/core';
import { ConfirmDialog, Field, NumberInput, Select, Stack, Textarea } from '@skillcert/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { showFailure } from '../../../client/show-failure.js';
import { toaster } from '../../../client/toaster.js';
import { useKeyed } from '../../../client/use-keyed.js';
import { useWords } from '../../../messages/words-state.js';
import { useProfile } from '../../../state/use-profile.js';
import { runningRoles } from '../../class/class-rights.js';
import { type ExamPlan, useSubjectTitle } from '../use-exam-plan.js';

interface ShiftDialogProps {
  readonly plan: ExamPlan;
  readonly onClose: () => void;
}

const every = 'every';

/** The units of a shift, and the furthest of each. */
const furthest = { minutes: examLimits.shift_minutes_max, days: examLimits.shift_days_max } as const;
type Unit = keyof typeof furthest;
const units: readonly Unit[] = ['minutes', 'days'];

type Problems = Readonly<Partial<Record<'by' | 'reason', string>>>;

/** By how much which sittings move, and moving them. */
const useShift = (class_id: number) => {
  const { t } = useWords();
  const queries = useQueryClient();
  const keyed = useKeyed();
  const [subject, setSubject] = useState(every);
  const [chosen, setUnit] = useState<Unit>('minutes');
  const [by, setBy] = useState<number | null>(10);
  const [reason, setReason] = useState('');
  const [problems, setProblems] = useState<Problems>({});
  // The exam of the class itself is moved by those who run it.
  const runsIt = runningRoles(useProfile(), class_id).length > 0;
  const offered = units.filter((each) => each === 'minutes' || runsIt || subject !== every);
  const unit = offered.includes(chosen) ? chosen : 'minutes';
  const takesExam = unit === 'days' && subject === every;

  /** A number out of range stays as it was typed. */
  const found = (): Problems => ({
    ...(!by && { by: t('field.required') }),
    ...(by && Math.abs(by) > furthest[unit] && { by: t(`exam.shift.at_most_${unit}`, { count: furthest[unit] }) }),
    ...(takesExam && reason.trim() === '' && { reason: t('field.reason_required') }),
  });
  const send = async (moved: number) => {
    const asked = {
      class_id,
      [unit]: moved,
      ...(subject !== every && { subject }),
      ...(takesExam && { reason }),
    };
    try {
      const { shifted } = await keyed('exam/shiftSittings', asked, { quiet: true });
      toaster.show({
        tone: 'success',
        message: t(takesExam ? 'exam.shift.exam_moved' : 'exam.shift.done', { count: shifted }),
      });
      return true;
    } catch (error) {
      if (!isCallError(error)) throw error;
      const { obstacle, message, fields } = error;
      const said = fields[unit];
      // The refusal itself names the clash.
      setProblems({ by: obstacle && said ? message : said?.message, reason: fields.reason?.message });
      if (!said && !fields.reason) showFailure(error, class_id);
      return false;
    } finally {
      await queries.invalidateQueries({ queryKey: ['exam'] });
      if (takesExam) await queries.invalidateQueries({ queryKey: ['class'] });
    }
  };
  const changing =
    <Value,>(set: (value: Value) => void) =>
    (value: Value) => {
      setProblems({});
      set(value);
    };
  return {
    subject,
    setSubject: changing(setSubject),
    unit,
    offered,
    setUnit: changing((next: string) => {
      setUnit(next === 'days' ? 'days' : 'minutes');
      setBy(next === 'days' ? 1 : 10);
    }),
    by,
    setBy: changing(setBy),
    reason,
    setReason: changing(setReason),
    takesExam,
    problems,
    shift: async () => {
      const now = found();
      setProblems(now);
      return by && Object.keys(now).length === 0 ? send(by) : false;
    },
  };
};

/** Lets the sittings of one subject, or all of them, begin earlier or later; by days all take the exam with them. */
export function ShiftDialog({ plan, onClose }: ShiftDialogProps) {
  const { t } = useWords();
  const subjectTitle = useSubjectTitle();
  const shift = useShift(plan.class_id);
  const { subject, unit, takesExam, problems } = shift;
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('exam.shift.title')}
      description={t(takesExam ? 'exam.shift.exam_text' : 'exam.shift.text')}
      confirmLabel={t('exam.shift.confirm')}
      onConfirm={shift.shift}
    >
      <Stack>
        <Field label={t('exam.subject')} required>
          <Select
            value={subject}
            onValueChange={shift.setSubject}
            options={[
              { value: every, label: t('exam.shift.every') },
              ...plan.subjects.map(({ id }) => ({ value: id, label: subjectTitle(id) })),
            ]}
          />
        </Field>
        <Field label={t('exam.shift.unit')} required>
          <Select
            value={unit}
            onValueChange={shift.setUnit}
            options={shift.offered.map((each) => ({ value: each, label: t(`exam.shift.unit_${each}`) }))}
          />
        </Field>
        <Field
          label={t(`exam.shift.${unit}`)}
          hint={t('exam.shift.minutes_hint')}
          error={problems.by}
          required
        >
          {/* Without bounds: one that is not in range is said, and not changed. */}
          <NumberInput value={shift.by} onValueChange={shift.setBy} />
        </Field>
        {takesExam && (
          <Field label={t('common.reason')} required error={problems.reason}>
            <Textarea
              value={shift.reason}
              onValueChange={shift.setReason}
              maxLength={limits.reason_length_max}
            />
          </Field>
        )}
      </Stack>
    </ConfirmDialog>
  );
}
