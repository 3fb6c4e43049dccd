import type { CandidateForm, FieldProblem } from '@skillcert/api-client/contract';
import { isEmail, isIdOfType, normaliseIdCard, type Programme, parseResidentId } from '@skillcert/core';
import { refuseFields } from '../../http/errors/refuse.js';

/** What the checks look at; photo and documents are looked at where they are kept. */
export type CheckedForm = Omit<CandidateForm, 'photo_id' | 'documents'>;

type Problems = Record<string, FieldProblem>;

const oldest = '1900-01-01';

/** Where birth or gender are not what the number says. */
export const numberProblems = (
  written: Pick<CheckedForm, 'birth' | 'gender'>,
  said: Partial<Record<'birth' | 'gender', string>>,
): Problems => ({
  ...(written.birth !== said.birth && { birth: 'number_differs' as const }),
  ...(written.gender !== said.gender && { gender: 'number_differs' as const }),
});

/** A resident number carries birth and gender; other documents do not, so there only the calendar is asked. */
const identityProblems = (form: CheckedForm, id_card: string, now: Date): Problems => {
  if (!isIdOfType(form.id_type, id_card, { now })) return { id_card: 'invalid_id_card' };
  const written = form.id_type === 'cn' ? parseResidentId(id_card) : null;
  if (!written) {
    const possible = form.birth >= oldest && Date.parse(form.birth) <= now.getTime();
    return possible ? {} : { birth: 'invalid_date' };
  }
  return numberProblems(written, form);
};

/**
 * Checks what a candidate wrote and gives it with its identity number and name in one spelling.
 * @throws a Refusal naming every field that is wrong
 */
export const checkCandidate = <Form extends CheckedForm>(
  form: Form,
  { programme, now }: { programme: Pick<Programme, 'id_types'>; now: Date },
): Form => {
  const id_card = normaliseIdCard(form.id_card);
  const problems: Problems = {
    ...identityProblems(form, id_card, now),
    ...(!programme.id_types.includes(form.id_type) && { id_type: 'not_offered' as const }),
    ...(form.email !== '' && !isEmail(form.email) && { email: 'invalid_email' as const }),
  };
  if (Object.keys(problems).length > 0) throw refuseFields(problems);
  return { ...form, id_card, name: form.name.normalize('NFC') };
};
