import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { findProblems } from './find-problems.js';

const problemsOf = (schema: z.ZodType, input: unknown) => {
  const { error } = schema.safeParse(input);
  return error ? findProblems(error, input) : {};
};

describe('the problems of an input', () => {
  it('are named by field, dotted, the first of each', () => {
    const schema = z.strictObject({ name: z.string().min(1), tags: z.array(z.string()) });
    expect(problemsOf(schema, { name: '', tags: ['a', 1], extra: true })).toEqual({
      name: 'required',
      'tags.1': 'invalid',
      extra: 'invalid',
    });
  });

  it('are fifty at most, so that an answer never outgrows its request', () => {
    const unknown = Object.fromEntries(Array.from({ length: 20_000 }, (_, index) => [`k${index}`, 1]));
    expect(Object.keys(problemsOf(z.strictObject({}), unknown))).toHaveLength(50);
    const wrong = { tags: new Array(20_000).fill(1) };
    expect(Object.keys(problemsOf(z.object({ tags: z.array(z.string()) }), wrong))).toHaveLength(50);
  });
});
