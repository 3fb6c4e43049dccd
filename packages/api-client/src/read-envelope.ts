import { CallError } from './call-error.js';
import { type Envelope, errorName, type Refusal, sessionCodes, successCodes } from './contract/browser.js';

const isEnvelope = (body: unknown): body is Envelope<unknown> =>
  typeof body === 'object' && body !== null && 'code' in body && typeof body.code === 'number';

const refusalOf = (data: unknown): Refusal => (typeof data === 'object' && data !== null ? data : {});

/** Gives the data of a successful envelope; throws a {@link CallError} for every other answer. */
export const readEnvelope = (body: unknown, status: number): unknown => {
  if (!isEnvelope(body)) {
    throw new CallError({ failure: 'network', message: `The answer (HTTP ${status}) was not an envelope.` });
  }
  if (successCodes.includes(body.code)) return body.data;
  throw new CallError({
    failure: sessionCodes.includes(body.code) ? 'expired' : 'refused',
    message: body.message || 'Error',
    code: body.code,
    name: errorName(body.code),
    ...refusalOf(body.data),
  });
};
