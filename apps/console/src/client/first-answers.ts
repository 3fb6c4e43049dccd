import type { CallName, InputOf, OutputOf } from '@skillcert/api-client';

interface FirstAnswer {
  readonly call: string;
  readonly input: object;
  readonly data: unknown;
}

const keyOf = (call: string, input: object): string =>
  JSON.stringify([
    call,
    Object.entries(input)
      .filter(([, value]) => value !== undefined)
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  ]);

/** What the server has put into the page, by call and input; the element goes, so that nothing of it stays to be read. */
const takeOut = (page: Pick<Document, 'getElementById'>): Map<string, unknown> => {
  const element = page.getElementById('skillcert-first-answers');
  const answers: readonly FirstAnswer[] = JSON.parse(element?.textContent || '[]');
  element?.remove();
  return new Map(answers.map(({ call, input, data }) => [keyOf(call, input), data]));
};

const answers = takeOut(document);

/** Whether the server knew who asks for the page, and drew the frame of the layout into it. */
export const cameWithAnswers = answers.size > 0;

/** When the answers of the page came, in milliseconds. */
export const firstAnswersCame = Date.now();

/** The answer to a call that came with the page, to whoever asks first for exactly that (docs/adr/0048). */
export const takeFirstAnswer = <Name extends CallName>(
  call: Name,
  input: InputOf<Name>,
): OutputOf<Name> | undefined => {
  if (answers.size === 0) return undefined;
  const key = keyOf(call, input);
  const data = answers.get(key);
  answers.delete(key);
  // The server has checked its answer against the contract.
  return data as OutputOf<Name> | undefined;
};
