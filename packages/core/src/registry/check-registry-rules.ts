import { genders } from '../candidate/candidate-choices.js';
import type { ExamRules } from '../exam/exam-rules.js';
import type { ProgrammeCheck } from '../programme/check-programme.js';
import type { Programme } from '../programme/programme.js';
import { type RegistryColumn, type RegistryRules, registryFacts } from './registry-rules.js';

interface Checked {
  readonly exam: Pick<ExamRules, 'subjects'>;
  readonly programme: Pick<Programme, 'levels' | 'id_types'>;
}

const isSaid = (text: string | undefined) => text !== undefined && text.trim() !== '';
const isUnique = (words: readonly string[]) =>
  new Set(words.map((word) => word.trim().toLowerCase())).size === words.length;

/** The values of a fact that a registry may have words of its own for: there are few of them. */
const valuesOf = (fact: string, { levels, id_types }: Checked['programme']): readonly string[] => {
  if (fact === 'level') return levels.map(({ id }) => id);
  if (fact === 'id_type') return id_types;
  return fact === 'gender' ? genders : [];
};

const problemsOf = (column: RegistryColumn, { exam, programme }: Checked): readonly string[] => {
  const { head } = column;
  if ('text' in column) return isSaid(column.text) ? [] : [`The column ${head} says nothing.`];
  const { from, values } = column;
  const known: readonly string[] = [...registryFacts, ...exam.subjects.map(({ id }) => `score.${id}`)];
  if (!known.includes(from)) return [`The column ${head} says ${from}, which no certificate does.`];
  if (!values) return [];
  const wanted = valuesOf(from, programme);
  return [
    ...wanted
      .filter((value) => !isSaid(values[value]))
      .map((value) => `The column ${head} has no word for ${value}.`),
    ...Object.keys(values)
      .filter((value) => !wanted.includes(value))
      .map((value) => `The column ${head} has a word for ${value}, which ${from} never is.`),
  ];
};

const problemsOfAnswer = ({
  number,
  result,
  fault,
  accepted,
  rejected,
}: RegistryRules['answer']): readonly string[] =>
  [
    number.length > 0 && fault.length > 0
      ? ''
      : 'An answer needs words for the column of the number and for that of the fault.',
    isUnique([...number, ...result, ...fault]) ? '' : 'Two columns of an answer have one word.',
    result.length === 0 || accepted.length > 0
      ? ''
      : 'An answer with a column of results needs a word for what is accepted.',
    isUnique([...accepted, ...rejected]) ? '' : 'A result of an answer is named twice.',
  ].filter(Boolean);

/**
 * Checks how certificates come into the registry against the levels and subjects. The shape is TypeScript's
 * to check.
 */
export const checkRegistryRules = (
  { columns, answer }: RegistryRules,
  exam: Checked['exam'],
  programme: Checked['programme'],
): ProgrammeCheck => {
  const heads = columns.map(({ head }) => head);
  const numbers = columns.filter((column) => 'from' in column && column.from === 'certificate_no');
  const problems = [
    ...(heads.every(isSaid) && isUnique(heads) ? [] : ['Every column needs a head of its own.']),
    // Answers are matched by it.
    ...(numbers.length === 1 ? [] : ['One column has the number of the certificate.']),
    ...columns.flatMap((column) => problemsOf(column, { exam, programme })),
    ...problemsOfAnswer(answer),
  ];
  return { ok: problems.length === 0, problems };
};
