import type { CallName, InputOf, OutputOf } from '@skillcert/api-client';
import { readToken } from '../state/token.js';

/**
 * The answers that the server has put into the page, by call and input; the element is removed, so that nothing of
 * it can be read later.
 */
const takeOut = (page: Pick<Document, 'getElementById'>): Map<string, unknown> => {
  const element = page.getElementById('skillcert-first-answers');
  element?.remove();
  return new Map(Object.entries(JSON.parse(element?.textContent || '{}')));
};

const answers = takeOut(document);

const keyOf = (call: CallName, input: object): string => call + JSON.stringify(input);

/**
 * Whether the server recognised the account, and put its answers into the page; under another token they are
 * dropped at once.
 */
export const cameWithAnswers = answers.has(keyOf('user/info', { token: readToken() }));

/** Drops the answers that nobody has taken. */
export const dropFirstAnswers = (): void => answers.clear();

/** When the answers of the page came, in milliseconds. */
export const firstAnswersCame = Date.now();

/** The answer to a call that came with the page, for the first caller with exactly that input (docs/adr/0048). */
export const takeFirstAnswer = <Name extends CallName>(
  call: Name,
  input: InputOf<Name>,
): OutputOf<Name> | undefined => {
  const key = keyOf(call, input);
  const data = answers.get(key);
  answers.delete(key);
  // The server has checked its answer against the contract.
  return data as OutputOf<Name> | undefined;
};
