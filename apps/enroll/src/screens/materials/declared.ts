import type { CandidateForm, FieldProblem, OwnEnrolment } from '@skillcert/api-client';
import { type CandidateFacts, type ConditionName, defaultAdmission, holdsOn, limits } from '@skillcert/core';

/**
 * The input for the conditions of a level; '' for empty fields. `level` is `none` for a candidate without a
 * certificate.
 */
export interface Declared {
  readonly work_years: string;
  readonly level: string;
  readonly number: string;
  readonly issued_on: string;
}

/** A field of {@link Declared}. */
export type DeclaredField = keyof Declared;

/** Nothing typed yet. */
export const emptyDeclared: Declared = { work_years: '', level: '', number: '', issued_on: '' };

/** The facts declared with an enrolment; one from before conditions were asked for has none. */
export const declaredOf = ({ work_years, certificate }: OwnEnrolment): Declared => ({
  work_years: work_years === null ? '' : String(work_years),
  level: certificate?.level ?? (work_years === null ? '' : 'none'),
  number: certificate?.number ?? '',
  issued_on: certificate?.issued_on ?? '',
});

const sets = (level: string, today: string) =>
  defaultAdmission.sets.filter((set) => set.level === level && holdsOn(set, today));

/** The conditions that the ways to a level ask the candidate about. */
export const askedFor = (level: string, today: string): ReadonlySet<ConditionName> =>
  new Set(
    sets(level, today).flatMap(({ min_age, education, work_years, certificate }) => [
      ...(min_age === undefined ? [] : (['age'] as const)),
      ...(education === undefined ? [] : (['education'] as const)),
      ...(work_years === undefined ? [] : (['work'] as const)),
      ...(certificate === undefined ? [] : (['certificate'] as const)),
    ]),
  );

/** The levels whose earlier certificates count. */
export const certificateLevels = (level: string, today: string): readonly string[] => [
  ...new Set(sets(level, today).flatMap(({ certificate }) => certificate?.levels ?? [])),
];

const years = (text: string) => (/^\d{1,2}$/.test(text.trim()) ? Number(text.trim()) : undefined);
const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

const certificateOf = ({ level, issued_on }: Declared): CandidateFacts['certificate'] => {
  if (level === '' || (level !== 'none' && !isDay(issued_on))) return undefined;
  return level === 'none' ? null : { level, issued_on };
};

/** The declared facts, as the rules need them. */
export const factsOf = (
  declared: Declared,
  { birth, education }: { readonly birth: string; readonly education: string },
): CandidateFacts => ({
  birth: isDay(birth) ? birth : undefined,
  education: education || undefined,
  work_years: years(declared.work_years),
  certificate: certificateOf(declared),
});

/** The declared facts, as the call takes them: only the required ones. */
export const declaredToWire = (
  { work_years, level, number, issued_on }: Declared,
  asked: ReadonlySet<ConditionName>,
): Pick<CandidateForm, 'work_years' | 'certificate'> => {
  const count = years(work_years);
  return {
    ...(asked.has('work') && count !== undefined && { work_years: count }),
    ...(asked.has('certificate') && {
      certificate: level === 'none' || level === '' ? null : { level, number: number.trim(), issued_on },
    }),
  };
};

/** The problems of the required fields. */
export const checkDeclared = (
  { work_years, level, number, issued_on }: Declared,
  asked: ReadonlySet<ConditionName>,
  today: string,
): Partial<Record<DeclaredField, FieldProblem>> => {
  const holds = asked.has('certificate') && level !== '' && level !== 'none';
  return {
    ...(asked.has('work') && work_years.trim() === '' && { work_years: 'required' as const }),
    ...(asked.has('work') &&
      work_years.trim() !== '' &&
      !((years(work_years) ?? Number.NaN) <= limits.work_years_max) && { work_years: 'invalid' as const }),
    ...(asked.has('certificate') && level === '' && { level: 'required' as const }),
    ...(holds && number.trim() === '' && { number: 'required' as const }),
    ...(holds && (!isDay(issued_on) || issued_on > today) && { issued_on: 'invalid_date' as const }),
  };
};
