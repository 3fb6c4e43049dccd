import { answerRefusal } from '../../../platform/http/errors/answer-refusal.js';
import { Refusal } from '../../../platform/http/errors/refuse.js';
import { wordsIn } from '../../../platform/http/words.js';

const refusedOf = async (call: Promise<unknown>): Promise<Refusal> => {
  const thrown = await call.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (thrown instanceof Refusal) return thrown;
  throw thrown ?? new Error('The call was not refused.');
};

/** The name of the refusal that a call ends in. */
export const refusalOf = async (call: Promise<unknown>): Promise<string> => (await refusedOf(call)).refusal;

/** Why a step is not possible that a call is refused for. */
export const causeOf = async (call: Promise<unknown>) => (await refusedOf(call)).details.cause;

/** The fields that a call is refused for. */
export const fieldsOf = async (call: Promise<unknown>) => (await refusedOf(call)).details.fields;

/** The sentence that the caller reads, in a language. */
export const saidOf = async (call: Promise<unknown>, language = 'zh'): Promise<string> =>
  answerRefusal(await refusedOf(call), wordsIn(language)).body.message;
