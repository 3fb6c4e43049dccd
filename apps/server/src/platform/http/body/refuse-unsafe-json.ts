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

interface Unsafe {
  readonly problem: FieldProblem;
  readonly path: readonly string[];
}

/**
 * The first value that cannot be kept. Its path is put together on the way back: of what is safe, as nearly everything
 * is, none is made.
 */
const findUnsafe = (value: unknown, depth: number): Unsafe | undefined => {
  if (depth > depthMax) throw new Refusal('malformed');
  const problem = problemOf(value);
  if (problem) return { problem, path: [] };
  if (typeof value !== 'object' || value === null) return undefined;
  for (const key of Object.keys(value)) {
    if (isUnsafeText(key)) throw new Refusal('malformed');
    const found = findUnsafe(Reflect.get(value, key), depth + 1);
    if (found) return { problem: found.problem, path: [key, ...found.path] };
  }
  return undefined;
};

/**
 * Refuses what PostgreSQL cannot store and what no schema expects, anywhere in the input: U+0000, unpaired surrogates,
 * numbers beyond 2^53, nesting without end.
 */
export const refuseUnsafeJson = (input: unknown): void => {
  const found = findUnsafe(input, 0);
  if (found) throw refuseFields({ [found.path.join('.')]: found.problem });
};
