import {
  email_length_max,
  employer_length_max,
  id_card_length_max,
  job_length_max,
  name_length_max,
  phone_length_max,
  work_years_max,
} from '../limits.js';
import { educations, genders, idTypes } from './candidate-choices.js';

/** The facts of one field of a candidate. */
export interface CandidateFact {
  /** A `line` is free text. Each other kind has a form of its own. */
  readonly kind: 'name' | 'line' | 'choice' | 'id_card' | 'day' | 'phone' | 'years' | 'certificate';
  readonly check?: 'email';
  /** The most characters, or the most years. */
  readonly max?: number;
  readonly choices?: readonly string[];
  /**
   * `unsaid` is asked where the number of the document does not say it, `by_level` where the level has a condition on
   * it.
   */
  readonly asked: 'always' | 'unsaid' | 'optional' | 'by_level';
  /** Whose form has it: the candidate proves the phone, so only staff type it. */
  readonly form: 'both' | 'staff';
  /**
   * `text` and `date` have a column of that name. `sealed` has an index and a mask. The `declared` facts are sealed
   * together.
   */
  readonly kept: 'text' | 'date' | 'sealed' | 'declared';
  /** Whether lists show it, or the record alone. A sealed field is masked in both. */
  readonly read: 'list' | 'detail';
  /** Whether two enrolments that seem to be one person's are compared by it. */
  readonly compared: boolean;
  readonly exported: boolean;
  readonly imported: boolean;
  readonly drafted: boolean;
  /** `whole` is erased only where the law keeps nothing of the enrolment. */
  readonly erased: 'always' | 'whole' | 'never';
}

/** Text that the candidate may write, kept as it is; a row says where it differs. */
const line = {
  kind: 'line',
  asked: 'optional',
  form: 'both',
  kept: 'text',
  read: 'detail',
  compared: true,
  exported: false,
  imported: true,
  drafted: true,
  erased: 'always',
} as const satisfies CandidateFact;

/** The fields of a person's identity. */
const identity = {
  ...line,
  asked: 'always',
  read: 'list',
  exported: true,
  erased: 'whole',
} as const satisfies CandidateFact;

/** Every field of a candidate, in the order of the import template. */
export const candidateFields = {
  name: { ...identity, kind: 'name', max: name_length_max },
  id_type: {
    ...identity,
    kind: 'choice',
    choices: idTypes,
    compared: false,
    exported: false,
    erased: 'never',
  },
  id_card: { ...identity, kind: 'id_card', max: id_card_length_max, kept: 'sealed' },
  gender: {
    ...identity,
    kind: 'choice',
    choices: genders,
    asked: 'unsaid',
    exported: false,
    erased: 'never',
  },
  birth: { ...identity, kind: 'day', asked: 'unsaid', kept: 'date', read: 'detail', exported: false },
  phone: {
    ...identity,
    kind: 'phone',
    max: phone_length_max,
    form: 'staff',
    kept: 'sealed',
    drafted: false,
    erased: 'always',
  },
  email: { ...line, check: 'email', max: email_length_max, compared: false },
  education: { ...line, kind: 'choice', choices: educations, asked: 'always', read: 'list' },
  employer: { ...line, max: employer_length_max, read: 'list', exported: true },
  job: { ...line, max: job_length_max },
  work_years: {
    ...line,
    kind: 'years',
    max: work_years_max,
    asked: 'by_level',
    kept: 'declared',
    compared: false,
  },
  certificate: { ...line, kind: 'certificate', asked: 'by_level', kept: 'declared', compared: false },
} as const satisfies Record<string, CandidateFact>;

/** A field of {@link candidateFields}. */
export type CandidateField = keyof typeof candidateFields;

/** The fields of which a fact holds. */
export type FieldWhere<Fact> = CandidateField &
  { [Field in CandidateField]: (typeof candidateFields)[Field] extends Fact ? Field : never }[CandidateField];

/** The fields of which every given fact holds, in the order of the table. */
export const fieldsWhere = <const Fact extends Partial<CandidateFact>>(
  fact: Fact,
): readonly FieldWhere<Fact>[] =>
  Object.entries<object>(candidateFields)
    .filter(([, row]) => Object.entries(fact).every(([name, value]) => Reflect.get(row, name) === value))
    // Object.entries forgets the names, which are the table's.
    .map(([field]) => field as FieldWhere<Fact>);

/** A record that has a value for each name. */
export const recordOf = <Name extends string, Value>(
  names: readonly Name[],
  give: (name: Name) => Value,
): Record<Name, Value> =>
  // Object.fromEntries forgets the names, which are those that were given.
  Object.fromEntries(names.map((name) => [name, give(name)])) as Record<Name, Value>;
