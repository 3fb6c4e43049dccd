import type { CallError } from '@skillcert/api-client';

/** A refusal by the places where it is said. */
interface SaidRefusal {
  /** The sentence for all; undefined where a field says it. */
  readonly banner: string | undefined;
  readonly fields: Readonly<Record<string, string>>;
}

/**
 * Says a refusal once: beside the fields that it names, as far as they are shown, else above all. The sentence of an
 * obstacle tells more than that of a field.
 */
export const saidRefusal = (
  refusal: Pick<CallError, 'fields' | 'message' | 'obstacle'> | undefined,
  shown: readonly string[],
): SaidRefusal => {
  if (!refusal) return { banner: undefined, fields: {} };
  const { fields, message, obstacle } = refusal;
  const said = Object.entries(fields)
    .filter(([field]) => shown.includes(field))
    .map(([field, problem]) => [field, obstacle ? message : problem.message] as const);
  return { banner: said.length > 0 ? undefined : message, fields: Object.fromEntries(said) };
};
