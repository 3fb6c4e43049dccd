import type { ImportField } from '@skillcert/api-client/contract';
import { plainWord } from '../../../../platform/sheet/plain-word.js';
import type { ImportProblem } from '../../../../platform/store/database.js';
import type { WorkedImport } from '../next-import.js';
import { readChoice } from './read-values.js';

/** The enrolment type, study type and unit for the whole sheet, and the alternatives that a row may name. */
export type RowOffer = Pick<
  WorkedImport,
  'enroll_type' | 'study_type' | 'unit_id' | 'enroll_types' | 'study_types' | 'units'
>;

/** The ways to enrol and study, and the unit whose place the candidate takes. */
export type Way = Pick<RowOffer, 'enroll_type' | 'study_type' | 'unit_id'>;

const unknown = (field: ImportField, offered: readonly string[]): ImportProblem => ({
  field,
  say: 'import.problem.not_a_choice',
  values: { offered: offered.join(', '), count: offered.length },
});

const unitOf = (word: string, { unit_id, units }: RowOffer): number | null | ImportProblem => {
  if (word === '') return unit_id;
  // Staff of a unit that only takes part enrol for their own unit only.
  const open = units.filter((each) => unit_id === null || each.unit_id === unit_id);
  const found = open.find(({ com_name }) => plainWord(com_name) === plainWord(word));
  return (
    found?.unit_id ??
    unknown(
      'unit',
      open.map(({ com_name }) => com_name),
    )
  );
};

/** The way that a row names, or else that of the sheet. Returns problems for words that the class does not offer. */
export const readWay = (text: (field: ImportField) => string, offer: RowOffer): Way | ImportProblem[] => {
  const { enroll_types, study_types } = offer;
  const [enrol, study] = [text('enroll_type'), text('study_type')];
  const enroll_type = enrol
    ? enroll_types.find((each) => each === readChoice('enroll_type', enrol))
    : offer.enroll_type;
  const study_type = study
    ? study_types.find((each) => each === readChoice('study_type', study))
    : offer.study_type;
  const unit_id = unitOf(text('unit'), offer);
  if (enroll_type && study_type && (unit_id === null || typeof unit_id === 'number'))
    return { enroll_type, study_type, unit_id };
  return [
    ...(enroll_type ? [] : [unknown('enroll_type', enroll_types)]),
    ...(study_type ? [] : [unknown('study_type', study_types)]),
    ...(unit_id === null || typeof unit_id === 'number' ? [] : [unit_id]),
  ];
};
