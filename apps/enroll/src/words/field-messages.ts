import type { FieldProblem } from '@skillcert/api-client';
import type { Translator } from '@skillcert/core';
import type { Messages } from '../messages/compiled/message-types.js';

/** The problem of each field, in words. */
export const fieldMessages = (
  t: Translator<Messages>,
  errors: Readonly<Partial<Record<string, FieldProblem>>>,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(errors).flatMap(([name, problem]) => (problem ? [[name, t(`field.${problem}`)]] : [])),
  );
