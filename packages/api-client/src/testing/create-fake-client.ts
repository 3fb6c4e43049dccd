import { CallError } from '../call-error.js';
import {
  type CallName,
  contract,
  type ErrorName,
  errors,
  type InputOf,
  type OutputOf,
} from '../contract/index.js';
import type { Client } from '../create-client.js';

/** Answers of a fake client: a function per call; other calls answer with the contract's example. */
export type FakeAnswers = {
  readonly [Name in CallName]?: (input: InputOf<Name>) => OutputOf<Name> | Promise<OutputOf<Name>>;
};

/**
 * A client for stories and unit tests, typed by the contract: an answer the contract does not allow does not
 * compile.
 */
export const createFakeClient =
  (answers: FakeAnswers = {}): Client =>
  async (call, input) => {
    const answer = answers[call];
    // The mapped type ties each handler to its call; TypeScript cannot follow that through the index.
    return (answer ? await answer(input as never) : contract[call].example.output) as OutputOf<typeof call>;
  };

/** The error that a refusal rejects with, for fakes that refuse. */
export const refusal = (name: ErrorName, message: string = name): CallError =>
  new CallError({ failure: 'refused', code: errors[name].code, name, message });
