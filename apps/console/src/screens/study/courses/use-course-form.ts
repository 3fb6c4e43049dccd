import type { CourseRow } from '@skillcert/api-client';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../client/call.js';
import { toaster } from '../../../client/toaster.js';
import { type FormProblems, useServerForm } from '../../../forms/use-server-form.js';
import { useWords } from '../../../messages/words-state.js';

/** A course as the form holds it. */
interface CourseValues {
  title: string;
  summary: string;
}

const check = ({ title }: CourseValues): FormProblems =>
  title.trim() === '' ? { title: 'field.required' } : {};

/** The form of a course: a new one, or a changed one based on the seen version. */
export const useCourseForm = (class_id: number, course: CourseRow | undefined, onSaved: () => void) => {
  const { t } = useWords();
  const queries = useQueryClient();
  const [key] = useState(() => crypto.randomUUID());
  return useServerForm<CourseValues>({
    initial: { title: course?.title ?? '', summary: course?.summary ?? '' },
    check,
    send: async (typed) => {
      const seen = course && { course_id: course.course_id, updated_at: course.updated_at };
      await call('study/saveCourse', { class_id, ...seen, ...typed }, { key, quiet: true });
      toaster.show({ tone: 'success', message: t('study.course_saved') });
      onSaved();
      await queries.invalidateQueries({ queryKey: ['study'] });
    },
  });
};
