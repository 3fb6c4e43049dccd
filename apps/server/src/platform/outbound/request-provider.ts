import { ProviderFailure, ProviderUnreached } from './provider-failure.js';

const patienceMs = 8_000;

/** Faults of a connection that did not come about, by the names of Node. */
const unreached: readonly unknown[] = [
  ...['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'UND_ERR_CONNECT_TIMEOUT'],
];

/** The raw answer of a provider. */
export interface ProviderAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: string;
}

/**
 * Sends a request to a provider and reads its whole answer, with any status.
 * @throws ProviderUnreached if there was no connection, ProviderFailure if no answer came in time
 */
export const requestProvider = async (url: string, init: RequestInit): Promise<ProviderAnswer> => {
  try {
    const response = await fetch(url, {
      ...init,
      redirect: 'error',
      signal: AbortSignal.timeout(patienceMs),
    });
    return { status: response.status, headers: response.headers, body: await response.text() };
  } catch (error) {
    const { host } = new URL(url);
    if (unreached.includes(Object(Object(error).cause).code))
      throw new ProviderUnreached(`No connection to ${host}.`, { cause: error });
    throw new ProviderFailure(`No answer from ${host}.`, { cause: error });
  }
};
