import { type Envelope, errors, type Refusal as RefusalData } from '@skillcert/api-client/contract';
import type { Words } from '../words.js';
import { sayCause } from './cause.js';
import type { Refusal } from './refuse.js';

/** A refusal as it goes over the wire. */
export interface RefusalAnswer {
  readonly status: number;
  readonly body: Envelope<RefusalData | null>;
}

const dataOf = (
  { fields, retry_after, challenge, choices, cause, picture }: Refusal['details'],
  words: Words,
): RefusalData | null => {
  if (!fields && retry_after === undefined && !challenge && !choices && !cause && !picture) return null;
  const named = Object.entries(fields ?? {}).map(([field, key]) => [
    field,
    { key, message: words(`field.${key}`) },
  ]);
  return {
    ...(fields && { fields: Object.fromEntries(named) }),
    ...(retry_after !== undefined && { retry_after }),
    ...(challenge && { challenge }),
    ...(choices && { choices: [...choices] }),
    ...(cause && { obstacle: cause }),
    ...(picture && { picture }),
  };
};

/** The sentence of a refusal. */
export const sayRefusal = ({ refusal, details }: Refusal, words: Words): string => {
  const { cause, further = [], rest = 0, picture, values } = details;
  if (cause) {
    const said = [cause, ...further.map((each) => each.cause)].map((each, index) =>
      sayCause(each, words, index === 0 ? values : further[index - 1]?.values),
    );
    const all = rest > 0 ? [...said, words('refused.rest', { count: rest })] : said;
    return all.reduce((first, next) => words('refused.further', { first, next }));
  }
  if (!picture) return words(`error.${refusal}`, values);
  return words(`picture.${picture.fault}`, { ...picture, pdf: refusal === 'file_refused' ? 'yes' : 'no' });
};

/** The envelope of a refusal, in the caller's words, and its HTTP status from the error table. */
export const answerRefusal = (refused: Refusal, words: Words): RefusalAnswer => ({
  status: errors[refused.refusal].status,
  body: {
    code: errors[refused.refusal].code,
    message: sayRefusal(refused, words),
    data: dataOf(refused.details, words),
  },
});
