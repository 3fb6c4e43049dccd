import { isPersonName, limits } from '@skillcert/core';
import type { FormProblems } from '../../../forms/use-server-form.js';
import type { MessageKey } from '../../../messages/words-state.js';
import type { ClassFormValues } from './class-form-values.js';

type Problem = MessageKey | undefined;

const lengthOf = (text: string) => [...text.trim()].length;

const text = (value: string, max: number): Problem => (lengthOf(value) > max ? 'field.too_long' : undefined);
const requiredText = (value: string, max: number): Problem =>
  value.trim() === '' ? 'field.required' : text(value, max);
const chosen = (value: string | readonly unknown[]): Problem =>
  value.length === 0 ? 'field.required' : undefined;

const figure = (value: number | null, min: number, max: number): Problem => {
  if (value === null) return 'field.required';
  if (value < min) return 'field.too_small';
  return value > max ? 'field.too_big' : undefined;
};

/** The quotas of the units of a joint class must fit into its seats. */
const seats = ({ class_type, capacity }: ClassFormValues, quotas: number): Problem =>
  figure(capacity, 1, limits.capacity_max) ??
  (class_type === '1' && quotas > (capacity ?? 0) ? 'field.quota_total' : undefined);

const personName = (value: string): Problem =>
  requiredText(value, limits.name_length_max) ??
  (isPersonName(value.trim()) ? undefined : 'field.invalid_name');

// Wall times of one zone compare as text.
const after = (start: string, end: string, problem: MessageKey): Problem =>
  start !== '' && end !== '' && end <= start ? problem : undefined;

const studyEndProblem = ({ study_start, study_end, exam_at }: ClassFormValues): Problem => {
  if (study_end === '') return study_start === '' ? undefined : 'field.required';
  return (
    after(study_start, study_end, 'field.date_order') ?? after(study_end, exam_at, 'class.form.study_before')
  );
};

const dateProblems = (values: ClassFormValues): Record<string, Problem> => ({
  enroll_start: chosen(values.enroll_start),
  enroll_end: chosen(values.enroll_end) ?? after(values.enroll_start, values.enroll_end, 'field.date_order'),
  study_start: values.study_end !== '' && values.study_start === '' ? 'field.required' : undefined,
  study_end: studyEndProblem(values),
  exam_at: chosen(values.exam_at) ?? after(values.enroll_end, values.exam_at, 'class.form.exam_after'),
});

const contactProblems = ({ contacts }: ClassFormValues): Record<string, Problem> =>
  Object.fromEntries(
    contacts.flatMap(({ name, phone }, index) => [
      [`contacts.${index}.name`, personName(name)],
      [`contacts.${index}.phone`, requiredText(phone, limits.phone_length_max)],
    ]),
  );

/**
 * The problems of a class form, by field; the server's schema has the last word. `quotas` is the sum of the quotas
 * of the units of a joint class.
 */
export const checkClassForm = (values: ClassFormValues, quotas = 0): FormProblems => {
  const problems: Record<string, Problem> = {
    class_name: requiredText(values.class_name, limits.class_name_length_max),
    level: chosen(values.level),
    city: requiredText(values.city, limits.city_length_max),
    venue: text(values.venue, limits.venue_length_max),
    enroll_types: chosen(values.enroll_types),
    study_types: chosen(values.study_types),
    ...dateProblems(values),
    capacity: seats(values, quotas),
    fee_cents: figure(values.fee_cents, 0, limits.cents_max),
    ...contactProblems(values),
  };
  return Object.fromEntries(
    Object.entries(problems).flatMap(([name, problem]) => (problem ? [[name, problem] as const] : [])),
  );
};
