import type { LessonRow } from '@skillcert/api-client';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../../client/call.js';
import { toaster } from '../../../../client/toaster.js';
import { type FormProblems, useServerForm } from '../../../../forms/use-server-form.js';
import { instantOf, wallTimeOf } from '../../../../forms/wall-time.js';
import { useWords } from '../../../../messages/words-state.js';
import type { LessonPlan } from '../use-lesson-plan.js';

/** A lesson as the form holds it. */
interface LessonValues {
  title: string;
  place: string;
  starts_at: string;
  ends_at: string;
  user_ids: string[];
}

const check = ({ title, place, starts_at, ends_at }: LessonValues): FormProblems => {
  const missing = Object.entries({ title, place, starts_at, ends_at }).filter(
    ([, value]) => value.trim() === '',
  );
  if (missing.length > 0)
    return Object.fromEntries(missing.map(([name]) => [name, 'field.required' as const]));
  return ends_at <= starts_at ? { ends_at: 'field.date_order' } : {};
};

/** A new lesson is held where the class is. */
const initialOf = ({ data }: LessonPlan, lesson: LessonRow | undefined): LessonValues => ({
  title: lesson?.title ?? '',
  place: lesson?.place ?? data?.venue ?? '',
  starts_at: wallTimeOf(lesson?.starts_at ?? null),
  ends_at: wallTimeOf(lesson?.ends_at ?? null),
  user_ids: lesson?.teachers.map(({ user_id }) => String(user_id)) ?? [],
});

/** The form of a lesson: a new one, or a changed one based on the seen version. */
export const useLessonForm = (plan: LessonPlan, lesson: LessonRow | undefined, onSaved: () => void) => {
  const { t } = useWords();
  const queries = useQueryClient();
  const [key] = useState(() => crypto.randomUUID());
  return useServerForm<LessonValues>({
    initial: initialOf(plan, lesson),
    check,
    send: async ({ title, place, starts_at, ends_at, user_ids }) => {
      const input = {
        class_id: plan.class_id,
        ...(lesson && { lesson_id: lesson.lesson_id, updated_at: lesson.updated_at }),
        title,
        place,
        starts_at: instantOf(starts_at) ?? '',
        ends_at: instantOf(ends_at) ?? '',
        user_ids: user_ids.map(Number),
      };
      await call('course/saveLesson', input, { key, quiet: true });
      toaster.show({ tone: 'success', message: t('lessons.saved') });
      onSaved();
      await queries.invalidateQueries({ queryKey: ['course'] });
    },
  });
};
