import type { OutputOf, StudyUnitRow } from '@skillcert/api-client';
import { type StudyKind, studyLimits } from '@skillcert/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../client/call.js';
import { toaster } from '../../../client/toaster.js';
import { type FormProblems, useServerForm } from '../../../forms/use-server-form.js';
import { useWords } from '../../../messages/words-state.js';

/** A unit as the form holds it. */
export interface UnitValues {
  course_id: string;
  kind: StudyKind;
  title: string;
  required_minutes: number | null;
  body: string;
}

const minutesProblem = (minutes: number | null) => {
  if (minutes === null) return 'field.required';
  if (minutes > studyLimits.required_minutes_max) return 'field.too_big';
  return minutes < 0 ? 'field.too_small' : undefined;
};

const check = ({ course_id, kind, title, required_minutes, body }: UnitValues): FormProblems => {
  const texts = [
    ...Object.entries({ course_id, title }),
    ...(kind === 'article' ? Object.entries({ body }) : []),
  ];
  const missing = texts.filter(([, value]) => value.trim() === '');
  // A quiz is done by passing it, however long that takes.
  const wrong = kind === 'quiz' ? undefined : minutesProblem(required_minutes);
  return Object.fromEntries([
    ...missing.map(([name]) => [name, 'field.required'] as const),
    ...(wrong ? [['required_minutes', wrong] as const] : []),
  ]);
};

interface UnitFormOptions {
  readonly class_id: number;
  /** The version first seen; undefined for a new one. */
  readonly unit: OutputOf<'study/fetchStudyUnit'> | undefined;
  /** The course that a new one is likely of. */
  readonly courseId: number | undefined;
  readonly onSaved: (unit: Pick<StudyUnitRow, 'study_unit_id' | 'kind'>) => void;
}

/** The form of a unit: a new one, or a changed one based on the seen version. */
export const useUnitForm = ({ class_id, unit, courseId, onSaved }: UnitFormOptions) => {
  const { t } = useWords();
  const queries = useQueryClient();
  const [key] = useState(() => crypto.randomUUID());
  const course = unit?.course_id ?? courseId;
  return useServerForm<UnitValues>({
    initial: {
      course_id: course === undefined ? '' : String(course),
      kind: unit?.kind ?? 'article',
      title: unit?.title ?? '',
      required_minutes: unit?.required_minutes ?? null,
      body: unit?.body ?? '',
    },
    check,
    send: async ({ course_id, kind, title, required_minutes, body }) => {
      const input = {
        class_id,
        course_id: Number(course_id),
        ...(unit && { study_unit_id: unit.study_unit_id, updated_at: unit.updated_at }),
        kind,
        title,
        required_minutes: kind === 'quiz' ? 0 : (required_minutes ?? 0),
        ...(kind === 'article' && { body }),
      };
      const { study_unit_id } = await call('study/saveStudyUnit', input, { key, quiet: true });
      toaster.show({ tone: 'success', message: t('study.unit_saved') });
      onSaved({ study_unit_id, kind });
      await queries.invalidateQueries({ queryKey: ['study'] });
    },
  });
};
