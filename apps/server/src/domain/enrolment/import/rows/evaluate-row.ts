import { contract, type ImportField } from '@skillcert/api-client/contract';
import {
  type AdmissionRules,
  type DayOrder,
  fieldsWhere,
  idTypes,
  isMobile,
  normaliseIdCard,
  normalisePhone,
  type Programme,
  parseResidentId,
  recordOf,
} from '@skillcert/core';
import type { z } from 'zod';
import { findProblems } from '../../../../platform/http/body/find-problems.js';
import { Refusal } from '../../../../platform/http/errors/refuse.js';
import { isTooLong } from '../../../../platform/sheet/too-long.js';
import type { ImportProblem } from '../../../../platform/store/database.js';
import { checkCandidate } from '../../intake/check-candidate.js';
import { candidateFacts } from '../../intake/declared-facts.js';
import { choices } from './choices.js';
import { numberProblems, problemsOf } from './form-problems.js';
import type { ColumnFields } from './guess-columns.js';
import { lacksDay, readBirth, readChoice, readField, readLevel, readName, readYears } from './read-values.js';
import { type RowOffer, readWay, type Way } from './read-way.js';
import { type InvoiceWish, readWish } from './read-wish.js';
import type { RowCells } from './sealed-row.js';
import { unmetConditions } from './unmet-conditions.js';
import { unreadCells } from './unread-cells.js';

/** The rules that a row is evaluated by: the same as for an enrolment. */
export interface RowRules {
  readonly columns: ColumnFields;
  readonly level: string;
  readonly offer: RowOffer;
  readonly programme: Pick<Programme, 'id_types' | 'levels' | 'time_zone'>;
  readonly admission: AdmissionRules;
  readonly now: Date;
  /** The day of `now` in the programme's time zone. */
  readonly today: string;
  /** The order of day and month for dates that can be read in two ways. */
  readonly order: DayOrder | undefined;
}

// The fields that a candidate sends, without those that come from the class, the review and the verified phone.
const form = contract['class/enrollClass'].input.omit({
  class_id: true,
  unit_id: true,
  enroll_type: true,
  study_type: true,
  consent: true,
  photo_id: true,
  documents: true,
});

type Form = z.output<typeof form>;

/** A row in the shape of an enrolment. */
export interface ImportedForm extends Form {
  readonly phone: string;
  readonly way: Way;
  readonly wish: InvoiceWish | undefined;
}

type Texts = (field: ImportField) => string;

const lines = fieldsWhere({ kind: 'line', imported: true });

const certificateOf = (text: Texts, { programme }: RowRules) => {
  const [level, number, day] = [
    text('certificate_level'),
    text('certificate_number'),
    text('certificate_issued_on'),
  ];
  if (!level && !number && !day) return null;
  return { level: readLevel(level, programme), number, issued_on: day };
};

/**
 * Converts a row to the form that the enrol site sends. A resident number supplies birth and gender where the sheet
 * does not.
 */
const formOf = (text: Texts, rules: RowRules) => {
  const id_type = readChoice('id_type', text('id_type')) || 'cn';
  const id_card = normaliseIdCard(text('id_card'));
  const written = id_type === 'cn' ? parseResidentId(id_card) : null;
  return {
    name: readName(text('name')),
    id_type,
    id_card,
    gender: readChoice('gender', text('gender')) || written?.gender,
    birth: readBirth(text('birth'), written?.birth),
    education: readChoice('education', text('education')),
    ...recordOf(lines, text),
    work_years: readYears(text('work_years')),
    certificate: certificateOf(text, rules),
  };
};

/** Runs a check that throws a refusal. Returns its result, or the problems of the refusal. */
const refusalIn = <Result>(check: () => Result): Result | ImportProblem[] => {
  try {
    return check();
  } catch (error) {
    if (error instanceof Refusal && error.details.fields) return problemsOf(error.details.fields);
    throw error;
  }
};

/** The fields whose value is one of a few words. */
const chosen = ['id_type', 'gender', 'education'] as const;

/** The days of a row, as they are read. */
const daysOf = ({ birth, certificate }: ReturnType<typeof formOf>): Partial<Record<ImportField, string>> => ({
  birth: birth ?? '',
  certificate_issued_on: certificate?.issued_on ?? '',
});

/**
 * Replaces the problem of a field that has an unknown word, a date without its day, or years that are no figure, by one
 * that explains it. For an unknown word it lists the words that are accepted.
 */
const asWritten = (raw: ReturnType<typeof formOf>, problems: readonly ImportProblem[]): ImportProblem[] =>
  problems.map((problem) => {
    if (problem.field && lacksDay(daysOf(raw)[problem.field] ?? ''))
      return { field: problem.field, say: 'import.problem.day_missing' };
    if (problem.field === 'work_years' && Number.isNaN(raw.work_years))
      return { field: problem.field, say: 'import.problem.years_unread' };
    const field = chosen.find((each) => each === problem.field);
    if (!field || !raw[field]) return problem;
    return { field, say: 'import.problem.unknown_word', values: { offered: choices[field].join(', ') } };
  });

/** Birth and gender are read from a resident number. If the number is wrong, only the number is reported. */
const withoutEcho = (raw: ReturnType<typeof formOf>, problems: ImportProblem[]): ImportProblem[] => {
  const isKnown = idTypes.some((type) => type === raw.id_type);
  const isUnread = raw.id_type === 'cn' && raw.id_card !== '' && !parseResidentId(raw.id_card);
  if (isKnown && !isUnread) return problems;
  const isEcho = ({ field }: ImportProblem) =>
    (field === 'gender' && !raw.gender) || (field === 'birth' && !raw.birth);
  const number: ImportProblem[] = isUnread ? [{ field: 'id_card', say: 'field.invalid_id_card' }] : [];
  return [...number, ...problems.filter((each) => !isEcho(each))];
};

const checkForm = (
  raw: ReturnType<typeof formOf>,
  phone: string,
  rules: RowRules,
): Omit<ImportedForm, 'way' | 'wish'> | ImportProblem[] => {
  const parsed = form.safeParse(raw);
  const phoneProblems: ImportProblem[] = isMobile(phone)
    ? []
    : [{ field: 'phone', say: phone === '' ? 'field.required' : 'field.invalid_phone' }];
  if (!parsed.success) {
    const found = withoutEcho(raw, asWritten(raw, problemsOf(findProblems(parsed.error, raw))));
    return [...found, ...numberProblems(raw, found, rules), ...phoneProblems];
  }
  const checked = refusalIn(() => checkCandidate(parsed.data, rules));
  if (Array.isArray(checked)) return [...checked, ...phoneProblems];
  const candidate = { level: rules.level, facts: candidateFacts(checked, checked), documents: [] };
  const problems = [...unmetConditions(candidate, rules), ...phoneProblems];
  return problems.length > 0 ? problems : { ...checked, phone };
};

/** The form with the way and the invoice wish of its row, or all problems of the three. */
const withRest = (
  form: Omit<ImportedForm, 'way' | 'wish'> | ImportProblem[],
  way: Way | ImportProblem[],
  wish: InvoiceWish | undefined | ImportProblem[],
): ImportedForm | ImportProblem[] => {
  if (Array.isArray(form) || Array.isArray(way) || Array.isArray(wish))
    return [form, way, wish].flatMap((each) => (Array.isArray(each) ? each : []));
  return { ...form, way, wish };
};

/** The document and the phone that a row names, even if the row has problems. A phone that is not valid is empty. */
export const identityOf = ({ cells }: RowCells, { columns }: RowRules) => {
  const text: Texts = (field) => cells[columns.indexOf(field)] ?? '';
  const phone = normalisePhone(text('phone'));
  return {
    id_type: readChoice('id_type', text('id_type')) || 'cn',
    id_card: normaliseIdCard(text('id_card')),
    phone: isMobile(phone) ? phone : '',
  };
};

/**
 * Evaluates a row like an enrolment, without documents and photo. Returns the form, or everything that is wrong with
 * it.
 */
export const evaluateRow = (
  row: RowCells,
  row_no: number,
  rules: RowRules,
): ImportedForm | ImportProblem[] => {
  const { columns } = rules;
  const text = (field: ImportField) => readField(row, columns.indexOf(field), field, rules);
  const unread = unreadCells(row, row_no, columns);
  if (isTooLong(row)) return unread;
  const checked = withRest(
    checkForm(formOf(text, rules), normalisePhone(text('phone')), rules),
    readWay(text, rules.offer),
    readWish(text),
  );
  if (unread.length === 0) return checked;
  const others = Array.isArray(checked) ? checked : [];
  const isUnread = (wanted: ImportField) => unread.some(({ field }) => field === wanted);
  // Birth and gender would have come off the number.
  const isEcho = (field: ImportField) =>
    isUnread('id_card') && (field === 'birth' || field === 'gender') && text(field) === '';
  return [...unread, ...others.filter(({ field }) => !field || !(isUnread(field) || isEcho(field)))];
};
