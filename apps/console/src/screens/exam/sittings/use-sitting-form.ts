import type { SittingRow } from '@skillcert/api-client';
import { examLimits } from '@skillcert/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { call } from '../../../client/call.js';
import { toaster } from '../../../client/toaster.js';
import { type FormProblems, useServerForm } from '../../../forms/use-server-form.js';
import { instantOf, wallTimeOf } from '../../../forms/wall-time.js';
import { useWords } from '../../../messages/words-state.js';
import type { ExamPlan } from '../use-exam-plan.js';
import { namesIn } from './many/sitting-drafts.js';
import { useBusy } from './use-busy.js';

/** A sitting as the form holds it. */
interface SittingValues {
  subject: string;
  starts_at: string;
  ends_at: string;
  room_id: string;
  user_ids: string[];
  /** Invigilators without an account, one a line. */
  names: string;
}

const nameProblems = (text: string, accounts: number): FormProblems => {
  const names = namesIn(text);
  if (names.some((name) => name.length > examLimits.invigilator_name_max)) return { names: 'field.too_long' };
  return names.length + accounts > examLimits.invigilators_max ? { names: 'field.over_limit' } : {};
};

const check = ({ subject, starts_at, ends_at, room_id, user_ids, names }: SittingValues): FormProblems => {
  const missing = Object.entries({ subject, starts_at, ends_at, room_id }).filter(
    ([, value]) => value === '',
  );
  if (missing.length > 0)
    return Object.fromEntries(missing.map(([name]) => [name, 'field.required' as const]));
  if (ends_at <= starts_at) return { ends_at: 'field.date_order' };
  return nameProblems(names, user_ids.length);
};

const inMinutes = (moment: string, minutes: number): string =>
  new Date(Date.parse(moment) + minutes * 60_000).toISOString();

/** The invigilators of a sitting who have accounts. */
export const accountsOf = (sitting: SittingRow | undefined) =>
  (sitting?.invigilators ?? []).flatMap(({ user_id, name }) => (user_id === null ? [] : [{ user_id, name }]));

/** A new sitting begins with the exam and takes as long as its first subject. */
const initialOf = ({ data, subjects: [first] }: ExamPlan, sitting: SittingRow | undefined): SittingValues => {
  const exam_at = data?.exam_at ?? null;
  return {
    subject: sitting?.subject ?? first?.id ?? '',
    starts_at: wallTimeOf(sitting?.starts_at ?? exam_at),
    ends_at: wallTimeOf(sitting?.ends_at ?? (exam_at && first ? inMinutes(exam_at, first.minutes) : null)),
    room_id: sitting ? String(sitting.room_id) : '',
    user_ids: accountsOf(sitting).map(({ user_id }) => String(user_id)),
    names: (sitting?.invigilators ?? [])
      .filter(({ user_id }) => user_id === null)
      .map(({ name }) => name)
      .join('\n'),
  };
};

/** A sitting to write: a changed one based on the seen version, a copy of another, or a new one. */
export interface WrittenSitting {
  readonly sitting?: SittingRow;
  /** Whether it is a new one like that. */
  readonly copied?: boolean;
}

/** The form of a sitting. */
export const useSittingForm = (
  plan: ExamPlan,
  { sitting, copied = false }: WrittenSitting,
  onSaved: () => void,
) => {
  const { t } = useWords();
  const queries = useQueryClient();
  const [key] = useState(() => crypto.randomUUID());
  // The mode of the opening: once a colleague publishes the seats meanwhile, the typed time and room are refused with
  // the cause, and not left out of what is saved.
  const [mayChange] = useState(plan.mayChange);
  const form = useServerForm<SittingValues>({
    initial: initialOf(plan, sitting),
    check,
    send: async ({ subject, starts_at, ends_at, room_id, user_ids, names }) => {
      const { class_id } = plan;
      const people = { user_ids: user_ids.map(Number), names: namesIn(names) };
      const seen = sitting && !copied && { sitting_id: sitting.sitting_id, updated_at: sitting.updated_at };
      if (seen && !mayChange)
        await call('exam/saveInvigilators', { class_id, ...seen, ...people }, { key, quiet: true });
      else {
        const times = { starts_at: instantOf(starts_at) ?? '', ends_at: instantOf(ends_at) ?? '' };
        const planned = { class_id, ...seen, subject, ...times, room_id: Number(room_id), ...people };
        await call('exam/saveSitting', planned, { key, quiet: true });
      }
      toaster.show({ tone: 'success', message: t('exam.sitting_saved') });
      onSaved();
      await queries.invalidateQueries({ queryKey: ['exam'] });
    },
  });
  const [starts_at, ends_at, names] = useWatch({
    control: form.control,
    name: ['starts_at', 'ends_at', 'names'],
  });
  const span = { starts_at: instantOf(starts_at), ends_at: instantOf(ends_at) };
  const busy = useBusy(
    plan.class_id,
    span.starts_at && span.ends_at && span.starts_at < span.ends_at
      ? { starts_at: span.starts_at, ends_at: span.ends_at }
      : undefined,
    copied ? undefined : sitting?.sitting_id,
  );
  const written = namesIn(names);
  return {
    ...form,
    /** Whether all of the sitting is written, and not its invigilators alone. */
    mayChange,
    /** Other sittings that take rooms and invigilators at the typed time. */
    busy,
    /** The bookings of the people named here. */
    busyNames: busy.names.filter(({ name }) => written.includes(name)),
  };
};
