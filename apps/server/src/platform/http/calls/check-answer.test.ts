import { type CallName, contract, type Endpoint } from '@skillcert/api-client/contract';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { checkAnswer } from './check-answer.js';

/** The result of a function; undefined if it throws. */
const outcome = <Result>(run: () => Result): Result | undefined => {
  try {
    return run();
  } catch {
    return undefined;
  }
};

/** Every object in an answer, the answer itself first. */
const objectsIn = (value: unknown): object[] => {
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return [];
  const inside = Object.values(value).flatMap(objectsIn);
  return Array.isArray(value) ? inside : [value, ...inside];
};

// Streams cannot be copied, and they contain no rows.
const calls: readonly Endpoint<CallName>[] = Object.values(contract).filter(({ example }) =>
  outcome(() => structuredClone(example.output)),
);

describe('the check of an answer', () => {
  it('gives what zod gives, for every call', () => {
    expect(calls.length).toBeGreaterThan(250);
    for (const { call, output, example } of calls) {
      const answer = checkAnswer(contract[call])(structuredClone(example.output));
      expect(answer, call).toEqual(Object(output.parse(structuredClone(example.output))));
    }
  });

  it('takes away what a contract does not name, wherever it stands, or refuses the answer, as zod does', () => {
    for (const { call, output, example } of calls) {
      const strayed: unknown = structuredClone(example.output);
      for (const inside of objectsIn(strayed)) Reflect.set(inside, 'strayed_in', 'from a table');
      const right = outcome(() => Object(output.parse(structuredClone(strayed))));
      expect(
        outcome(() => checkAnswer(contract[call])(strayed)),
        call,
      ).toEqual(right);
    }
  });

  it('leaves what it is given as it is: others may hold the same row', () => {
    const row = { class_id: 1, strayed_in: 'from a table' };
    const output = z.object({ items: z.array(z.object({ class_id: z.int() })) });
    const listing: Endpoint = { ...contract['class/fetchToDo'], output };
    expect(checkAnswer(listing)({ items: [row] })).toEqual({ items: [{ class_id: 1 }] });
    expect(row).toHaveProperty('strayed_in');
  });

  it('refuses an answer that lacks a field or has it as something else, and quotes none of it', () => {
    const { call, example } = contract['class/fetchClassLists'];
    const check = checkAnswer(contract[call]);
    const rows = example.output.items.map(({ class_name: _, ...row }) => row);
    expect(() => check({ items: rows, total: 1 })).toThrow(/class_name/);
    expect(() => check({ items: [], total: '138 0000' })).toThrow(/^(?!.*138).*total/s);
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY])('refuses %d where a number is promised', (share) => {
    const output = z.object({ share: z.number() });
    expect(() => checkAnswer({ ...contract['class/fetchToDo'], output })({ share })).toThrow(/share/);
  });

  it('takes nothing from one of several objects that an answer may be', () => {
    const output = z.union([z.object({ first: z.int() }), z.object({ second: z.int() })]);
    const choice: Endpoint = { ...contract['class/fetchToDo'], output };
    expect(checkAnswer(choice)({ second: 1, strayed_in: 2 })).toEqual({ second: 1 });
  });
});
