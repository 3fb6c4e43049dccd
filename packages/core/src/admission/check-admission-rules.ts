import type { ProgrammeCheck } from '../programme/check-programme.js';
import type { Programme } from '../programme/programme.js';
import { type AdmissionRules, conditionNames } from './admission-rules.js';

const day = /^\d{4}-\d{2}-\d{2}$/;

/** The problems of one set of conditions. */
const problemsOf = (
  set: AdmissionRules['sets'][number],
  { educations }: AdmissionRules,
  levels: readonly string[],
): readonly string[] => {
  const { id, level, from, until, education, certificate } = set;
  const figures = [set.min_age, set.work_years, certificate?.years_since];
  return [
    levels.includes(level) ? '' : `leads to the level ${level}, which the programme does not have`,
    day.test(from) && (until === undefined || day.test(until)) ? '' : 'needs its days as 2024-04-01',
    until === undefined || from <= until ? '' : 'ends before it begins',
    education === undefined || educations.includes(education)
      ? ''
      : 'asks for an education that is not listed',
    certificate?.levels.every((each) => levels.includes(each)) === false
      ? 'asks for a certificate of a level that the programme does not have'
      : '',
    figures.every((figure) => figure === undefined || (Number.isSafeInteger(figure) && figure >= 0))
      ? ''
      : 'counts years in whole numbers',
  ]
    .filter(Boolean)
    .map((problem) => `The set ${id} ${problem}.`);
};

const doubles = (what: string, ids: readonly string[]): readonly string[] =>
  ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `There are two ${what} called ${id}.`);

/**
 * Checks the conditions of a programme against its levels and against themselves. Their shape is TypeScript's
 * to check.
 */
export const checkAdmissionRules = (
  rules: AdmissionRules,
  programme: Pick<Programme, 'levels'>,
): ProgrammeCheck => {
  const levels = programme.levels.map(({ id }) => id);
  const kinds = rules.document_kinds.map(({ id }) => id);
  const abouts = ['refuse', 'doubt', 'document', 'photo', ...kinds];
  const problems = [
    ...doubles('kinds of documents', kinds),
    ...doubles(
      'sets',
      rules.sets.map(({ id }) => id),
    ),
    ...doubles(
      'texts',
      rules.review_texts.map(({ id }) => id),
    ),
    ...conditionNames.flatMap((name) =>
      rules.proofs[name]
        .filter((kind) => !kinds.includes(kind))
        .map((kind) => `${name} is proven by ${kind}, which is no kind of document.`),
    ),
    ...rules.sets.flatMap((set) => problemsOf(set, rules, levels)),
    ...rules.review_texts.flatMap(({ id, about }) =>
      about
        .filter((each) => !abouts.includes(each))
        .map((each) => `The text ${id} is about ${each}, which is nothing.`),
    ),
  ];
  return { ok: problems.length === 0, problems };
};
