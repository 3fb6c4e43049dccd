import { type FieldProblem, type ImportField, importFields } from '@skillcert/api-client/contract';
import type { ImportProblem } from '../../store/database.js';

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
