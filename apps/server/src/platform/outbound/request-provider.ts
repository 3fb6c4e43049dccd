import { ProviderFailure } from './provider-failure.js';

const patienceMs = 8_000;

/** The raw answer of a provider. */
export interface ProviderAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: string;
}

/**
 * Sends a request to a provider and reads its whole answer, with any status.
 * @throws ProviderFailure when none came in time
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
    throw new ProviderFailure(`No answer from ${new URL(url).host}.`, { cause: error });
  }
};
