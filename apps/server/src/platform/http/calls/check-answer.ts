import type { Endpoint } from '@skillcert/api-client/contract';
import { Ajv } from 'ajv';
import { z } from 'zod';

/** Gives an answer as its contract has it, without what is not in it. @throws a ZodError where it is another */
export type CheckAnswer = (answer: unknown) => object;

// Without strictNumbers it takes NaN for a number, which JSON says as null.
const ajv = new Ajv({ validateFormats: false, strict: false, strictNumbers: true });

const compile = ({ output, answers = 'json' }: Endpoint): CheckAnswer => {
  const parse: CheckAnswer = (answer) => Object(output.parse(answer));
  // Files are no JSON.
  if (answers !== 'json') return parse;
  const isWhole = ajv.compile(z.toJSONSchema(output, { io: 'output', target: 'draft-7' }));
  return (answer) => (isWhole(answer) ? Object(answer) : parse(answer));
};

const compiled = new WeakMap<Endpoint, CheckAnswer>();

/**
 * Checks the answers of a call: by a function that is made of its schema at the first of them, which copies nothing,
 * and by zod for every answer that the function does not find whole and without a stray field (docs/adr/0068).
 */
export const checkAnswer = (endpoint: Endpoint): CheckAnswer => {
  const known = compiled.get(endpoint) ?? compile(endpoint);
  compiled.set(endpoint, known);
  return known;
};
