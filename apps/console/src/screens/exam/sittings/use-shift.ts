import { type CallError, type InputOf, isCallError } from '@skillcert/api-client';
import { examLimits } from '@skillcert/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { showFailure } from '../../../client/show-failure.js';
import { toaster } from '../../../client/toaster.js';
import { useKeyed } from '../../../client/use-keyed.js';
import { useWords } from '../../../messages/words-state.js';
import { useProfile } from '../../../state/use-profile.js';
import { runningRoles } from '../../class/class-rights.js';

/** The choice of all subjects. */
export const every = 'every';

/** The furthest shift in each of its units. */
const furthest = { minutes: examLimits.shift_minutes_max, days: examLimits.shift_days_max } as const;
type Unit = keyof typeof furthest;
const units: readonly Unit[] = ['minutes', 'days'];

/** By how much what moves; the exam of the class itself by days of all subjects, with a reason. */
interface Shift {
  readonly subject: string;
  readonly unit: Unit;
  readonly by: number | null;
  readonly reason: string;
}

type Problems = Readonly<Partial<Record<'by' | 'reason', string | undefined>>>;

const takesExam = ({ unit, subject }: Shift) => unit === 'days' && subject === every;

/** The problems that a refusal says beside the fields; undefined for a refusal of something else. */
const problemsOf = ({ obstacle, message, fields }: CallError, unit: Unit): Problems | undefined => {
  const by = fields[unit];
  if (!by && !fields.reason) return undefined;
  // The refusal itself names the clash.
  return { by: by && obstacle ? message : by?.message, reason: fields.reason?.message };
};

const askedBy = (class_id: number, shift: Shift): InputOf<'exam/shiftSittings'> => {
  const { subject, unit, by, reason } = shift;
  return {
    class_id,
    [unit]: by,
    ...(subject !== every && { subject }),
    ...(takesExam(shift) && { reason }),
  };
};

/** Moves sittings; answers true, or the problems beside the fields. */
const useSendShift = (class_id: number) => {
  const { t } = useWords();
  const queries = useQueryClient();
  const keyed = useKeyed();
  return async (shift: Shift): Promise<true | Problems> => {
    const isExam = takesExam(shift);
    try {
      const { shifted } = await keyed('exam/shiftSittings', askedBy(class_id, shift), { quiet: true });
      const message = t(isExam ? 'exam.shift.exam_moved' : 'exam.shift.done', { count: shifted });
      toaster.show({ tone: 'success', message });
      return true;
    } catch (error) {
      if (!isCallError(error)) throw error;
      const problems = problemsOf(error, shift.unit);
      if (!problems) showFailure(error, class_id);
      return problems ?? {};
    } finally {
      await queries.invalidateQueries({ queryKey: ['exam'] });
      if (isExam) await queries.invalidateQueries({ queryKey: ['class'] });
    }
  };
};

/** By how much which sittings move, and moving them. */
export const useShift = (class_id: number) => {
  const { t } = useWords();
  const send = useSendShift(class_id);
  const [chosen, setChosen] = useState<Shift>({ subject: every, unit: 'minutes', by: 10, reason: '' });
  const [problems, setProblems] = useState<Problems>({});
  // The exam of the class itself is moved by those who run it.
  const runsIt = runningRoles(useProfile(), class_id).length > 0;
  const offered = units.filter((each) => each === 'minutes' || runsIt || chosen.subject !== every);
  const shift = { ...chosen, unit: offered.includes(chosen.unit) ? chosen.unit : ('minutes' as const) };
  const { unit, by, reason } = shift;
  const isExam = takesExam(shift);

  /** A number out of range stays as it was typed. */
  const found = (): Problems => ({
    ...(!by && { by: t('field.required') }),
    ...(by &&
      Math.abs(by) > furthest[unit] && { by: t(`exam.shift.at_most_${unit}`, { count: furthest[unit] }) }),
    ...(isExam && reason.trim() === '' && { reason: t('field.reason_required') }),
  });
  return {
    ...shift,
    offered,
    isExam,
    problems,
    change: (changed: Partial<Shift>) => {
      setProblems({});
      setChosen({ ...shift, ...changed });
    },
    changeUnit: (next: string) => {
      setProblems({});
      setChosen({ ...shift, ...(next === 'days' ? { unit: 'days', by: 1 } : { unit: 'minutes', by: 10 }) });
    },
    send: async (): Promise<boolean> => {
      const now = found();
      const sent = Object.keys(now).length > 0 ? now : await send(shift);
      if (sent !== true) setProblems(sent);
      return sent === true;
    },
  };
};
