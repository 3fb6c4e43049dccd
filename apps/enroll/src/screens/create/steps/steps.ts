/** The steps of an enrolment, in order. */
export const steps = ['phone', 'person', 'photo', 'check', 'done'] as const;

/** One of {@link steps}. */
export type Step = (typeof steps)[number];

/** The progress of the candidate. */
export interface Progress {
  readonly proven: boolean;
  readonly person: boolean;
  readonly photo: boolean;
  readonly enrolled: boolean;
}

const furthest = ({ proven, person, photo, enrolled }: Progress): Step => {
  if (enrolled) return 'done';
  if (!proven) return 'phone';
  if (!person) return 'person';
  return photo ? 'check' : 'photo';
};

/** The step to show: the one in the address, but none ahead of the completed ones, and no way back from the end. */
export const stepFor = (asked: string | null, progress: Progress): Step => {
  const limit = furthest(progress);
  if (limit === 'done' || limit === 'phone') return limit;
  const wanted = steps.find((step) => step === asked) ?? 'person';
  const at = Math.max(steps.indexOf('person'), steps.indexOf(wanted));
  return steps[Math.min(at, steps.indexOf(limit))] ?? limit;
};

const stepOfField: Readonly<Record<string, Step>> = {
  education: 'photo',
  work_years: 'photo',
  certificate: 'photo',
  conditions: 'photo',
  documents: 'photo',
  photo_id: 'photo',
  enroll_type: 'photo',
  study_type: 'photo',
  consent: 'check',
};

/** The earliest step that has one of these fields. */
export const stepOfFields = (fields: readonly string[]): Step =>
  steps.find((step) => fields.some((field) => (stepOfField[field] ?? 'person') === step)) ?? 'check';
