import { classDates } from '@skillcert/core';
import type { FormProblems } from '../../../forms/use-server-form.js';

/** The steps of the class form in their order. */
export const classSteps = ['about', 'dates', 'seats', 'files', 'check'] as const;

/** A step of the class form. */
export type ClassStep = (typeof classSteps)[number];

const fields: Readonly<Record<ClassStep, readonly string[]>> = {
  about: ['class_name', 'class_type', 'level', 'city', 'venue', 'enroll_types', 'study_types'],
  dates: classDates,
  seats: ['capacity', 'fee_cents', 'contacts'],
  files: [],
  check: [],
};

/** The step that asks for a field; nested fields have dotted names. */
export const stepOf = (field: string): ClassStep =>
  classSteps.find((step) => fields[step].includes(field.split('.')[0] ?? '')) ?? 'about';

/** The problems of one step, out of the problems by field. */
export const problemsIn = <Problem>(
  step: ClassStep,
  problems: Readonly<Record<string, Problem>>,
): Record<string, Problem> =>
  Object.fromEntries(Object.entries(problems).filter(([field]) => stepOf(field) === step));

/** The first step that has a problem. */
export const firstWrong = (problems: FormProblems): ClassStep | undefined =>
  classSteps.find((step) => Object.keys(problemsIn(step, problems)).length > 0);

/** The step that is `by` steps further; undefined beyond the ends. */
export const stepBeside = (step: ClassStep, by: 1 | -1): ClassStep | undefined =>
  classSteps[classSteps.indexOf(step) + by];
