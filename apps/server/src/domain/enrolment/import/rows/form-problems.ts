import { type FieldProblem, type ImportField, importFields } from '@skillcert/api-client/contract';
import { candidateProblem, recordOf, type WrittenCandidate } from '@skillcert/core';
import type { ImportProblem } from '../../../../platform/store/database.js';

const isField = (text: string): text is ImportField => importFields.some((field) => field === text);

/** The field that a problem of the form is about. */
const fieldOf = (path: string): ImportField | undefined => {
  const name = path.replace('.', '_');
  return isField(name) ? name : undefined;
};

/** The problems of a form as those of a row. */
export const problemsOf = (fields: Readonly<Record<string, FieldProblem>>): ImportProblem[] =>
  Object.entries(fields).map(([path, problem]) => {
    const field = fieldOf(path);
    return { ...(field && { field }), say: `field.${problem}` };
  });

type Written = Readonly<Record<'id_type' | 'id_card', string>> &
  Readonly<Record<'birth' | 'gender', string | undefined>>;

/**
 * The fields that contradict the identity number and have no other problem. It is for rows whose form is not checked as
 * a whole.
 */
export const numberProblems = (
  { id_type, id_card, birth, gender }: Written,
  found: readonly ImportProblem[],
  { now }: { readonly now: Date },
): ImportProblem[] => {
  if (id_type !== 'cn') return [];
  const written: WrittenCandidate = { id_type, id_card, birth, gender };
  const differing = (['birth', 'gender'] as const)
    .filter((field) => candidateProblem(field, written, { now }) === 'number_differs')
    .filter((field) => !found.some((each) => each.field === field));
  return problemsOf(recordOf(differing, () => 'number_differs'));
};
