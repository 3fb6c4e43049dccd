import { isDay } from '../days/is-day.js';
import { parseResidentId } from '../format/parse-resident-id.js';
import { normaliseIdCard } from '../normalise/normalise-id-card.js';
import { normalisePhone } from '../normalise/normalise-phone.js';
import { isIdOfType } from '../programme/is-id-of-type.js';
import { isEmail } from '../validate/is-email.js';
import { isMobile } from '../validate/is-mobile.js';
import { isPersonName } from '../validate/is-person-name.js';
import { type IdType, idTypes } from './candidate-choices.js';
import {
  type CandidateFact,
  type CandidateField,
  candidateFields,
  type FieldWhere,
  fieldsWhere,
} from './candidate-fields.js';

/** A field that is checked by itself. The conditions of the level check the others. */
export type EvaluatedField = Exclude<CandidateField, FieldWhere<{ asked: 'by_level' }>>;

/** Every {@link EvaluatedField}, in the order of the table. */
export const evaluatedFields: readonly EvaluatedField[] = fieldsWhere({}).filter(
  (field): field is EvaluatedField => candidateFields[field].asked !== 'by_level',
);

/** The problem of a candidate's field. */
export type CandidateProblem =
  | 'required'
  | 'too_long'
  | 'not_offered'
  | 'invalid_name'
  | 'invalid_id_card'
  | 'invalid_date'
  | 'invalid_email'
  | 'invalid_phone'
  | 'number_differs';

/** A form as it was written. A field that it lacks counts as empty. */
export type WrittenCandidate = Readonly<Partial<Record<EvaluatedField, string | undefined>>> & {
  readonly id_type: IdType;
};

/** The day of the check, and the kinds of document that the programme takes. */
export interface CandidateRules {
  readonly now: Date;
  readonly id_types?: readonly IdType[];
}

const oldest = '1900-01-01';
const isBirth = (text: string, now: Date): boolean =>
  isDay(text) && text >= oldest && Date.parse(text) <= now.getTime();

/** The facts that the number of the document says; a number of another kind than `cn` says none. */
export const saidByNumber = ({ id_type, id_card = '' }: WrittenCandidate) =>
  id_type === 'cn' ? parseResidentId(normaliseIdCard(id_card)) : null;

type Evaluate = (text: string, form: WrittenCandidate, now: Date) => CandidateProblem | undefined;

const evaluates: Readonly<Partial<Record<CandidateFact['kind'] | 'email', Evaluate>>> = {
  name: (text) => (isPersonName(text) ? undefined : 'invalid_name'),
  email: (text) => (isEmail(text) ? undefined : 'invalid_email'),
  phone: (text) => (isMobile(normalisePhone(text)) ? undefined : 'invalid_phone'),
  day: (text, _, now) => (isBirth(text, now) ? undefined : 'invalid_date'),
  id_card: (text, { id_type }, now) =>
    isIdOfType(id_type, normaliseIdCard(text), { now }) ? undefined : 'invalid_id_card',
};

/** Checks one field of a form. @returns what is wrong, or undefined */
export const candidateProblem = (
  field: EvaluatedField,
  form: WrittenCandidate,
  { now, id_types = idTypes }: CandidateRules,
): CandidateProblem | undefined => {
  const fact: CandidateFact = candidateFields[field];
  const text = (form[field] ?? '').trim();
  if (text === '') return fact.asked === 'optional' ? undefined : 'required';
  if ([...text].length > (fact.max ?? Number.POSITIVE_INFINITY)) return 'too_long';
  const said: Readonly<Partial<Record<EvaluatedField, string>>> = saidByNumber(form) ?? {};
  if (said[field]) return said[field] === text ? undefined : 'number_differs';
  if (field === 'id_type') return id_types.includes(form.id_type) ? undefined : 'not_offered';
  return evaluates[fact.check ?? fact.kind]?.(text, form, now);
};

/** Checks fields of a form. @returns what is wrong, by field; empty where all is well */
export const candidateProblems = (
  fields: readonly EvaluatedField[],
  form: WrittenCandidate,
  rules: CandidateRules,
): Partial<Record<EvaluatedField, CandidateProblem>> =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const problem = candidateProblem(field, form, rules);
      return problem ? [[field, problem]] : [];
    }),
  );

/** The fields that the candidate is asked for with a kind of document: a resident number says birth and gender. */
export const fieldsAsked = (id_type: IdType): readonly EvaluatedField[] =>
  evaluatedFields.filter((field) => {
    const { form, asked }: CandidateFact = candidateFields[field];
    return form === 'both' && (asked !== 'unsaid' || id_type !== 'cn');
  });
