import { type FieldProblem, isFieldProblem } from '@skillcert/api-client/contract';
import type { z } from 'zod';

type Issue = z.core.$ZodIssue;

const valueAt = (input: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    input,
  );

const isMissing = (value: unknown) => value === undefined || value === null || value === '';

const problemOf = (issue: Issue, value: unknown): FieldProblem => {
  if (isFieldProblem(issue.message)) return issue.message;
  if (isMissing(value)) return 'required';
  switch (issue.code) {
    case 'too_small':
      if (issue.origin === 'string') return 'too_short';
      return issue.origin === 'array' ? 'required' : 'too_small';
    case 'too_big':
      return issue.origin === 'string' ? 'too_long' : 'too_big';
    case 'invalid_value':
    case 'invalid_union':
      return 'not_offered';
    default:
      return 'invalid';
  }
};

/**
 * More fields than the largest form has. A request with thousands of wrong values must not get
 * thousands of sentences back.
 */
const problemsMax = 50;

/**
 * The problem of each field; names of nested fields are dotted. Only the first problem of a field counts, and only
 * the first fifty fields.
 */
export const findProblems = (error: z.core.$ZodError, input: unknown): Record<string, FieldProblem> => {
  const problems = new Map<string, FieldProblem>();
  const note = (path: readonly PropertyKey[], problem: FieldProblem) => {
    const field = path.map(String).join('.');
    if (problems.size < problemsMax && !problems.has(field)) problems.set(field, problem);
  };
  for (const issue of error.issues) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) note([...issue.path, key], 'invalid');
    } else note(issue.path, problemOf(issue, valueAt(input, issue.path)));
  }
  return Object.fromEntries(problems);
};
