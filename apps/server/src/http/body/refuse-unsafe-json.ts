import type { FieldProblem } from '@skillcert/api-client/contract';
import { Refusal, refuseFields } from '../errors/refuse.js';

const depthMax = 32;

const isUnsafeText = (text: string) => text.includes('\0') || !text.isWellFormed();

const problemOf = (value: unknown): FieldProblem | undefined => {
  if (typeof value === 'string' && isUnsafeText(value)) return 'unsafe_text';
  // Beyond 2^53 a number is no longer the one that was sent.
  if (typeof value === 'number' && (!Number.isFinite(value) || Math.abs(value) > Number.MAX_SAFE_INTEGER)) {
    return 'invalid';
  }
  return undefined;
};

/**
 * Refuses what PostgreSQL cannot store and what no schema expects, anywhere in the input: U+0000, unpaired surrogates,
 * numbers beyond 2^53, nesting without end.
 */
export const refuseUnsafeJson = (input: unknown, path: readonly string[] = []): void => {
  if (path.length > depthMax) throw new Refusal('malformed');
  const problem = problemOf(input);
  if (problem) throw refuseFields({ [path.join('.')]: problem });
  if (typeof input !== 'object' || input === null) return;
  for (const [key, value] of Object.entries(input)) {
    if (isUnsafeText(key)) throw new Refusal('malformed');
    refuseUnsafeJson(value, [...path, key]);
  }
};
