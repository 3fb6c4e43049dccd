import { request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { text } from 'node:stream/consumers';
import { ProviderFailure, ProviderUnreached } from './provider-failure.js';

const patienceMs = 8_000;

/** A question to a provider. */
interface ProviderRequest {
  readonly method: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  /** A text, or the values of a form. */
  readonly body?: string | URLSearchParams;
}

/** The raw answer of a provider. */
export interface ProviderAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: string;
}

const formType = 'application/x-www-form-urlencoded;charset=UTF-8';

const headersOf = ({ headers = {}, body }: ProviderRequest): Record<string, string> => ({
  accept: '*/*',
  'user-agent': 'skillcert',
  ...(body !== undefined && { 'content-length': String(Buffer.byteLength(body.toString())) }),
  ...(body instanceof URLSearchParams && { 'content-type': formType }),
  ...headers,
});

/** Sends a request; `onSent` is told as soon as anything of it can be on its way. Redirects are not followed. */
const send = (
  url: URL,
  asked: ProviderRequest,
  { signal, onSent }: { readonly signal: AbortSignal; readonly onSent: () => void },
): Promise<ProviderAnswer> =>
  new Promise((resolve, reject) => {
    const isSecure = url.protocol === 'https:';
    const { method, body } = asked;
    const request = (isSecure ? requestSecure : requestPlain)(url, {
      method,
      headers: headersOf(asked),
      signal,
    });
    request.once('socket', (socket) => {
      if (request.reusedSocket) onSent();
      else socket.once(isSecure ? 'secureConnect' : 'connect', onSent);
    });
    request.on('error', reject);
    request.once('response', (response) => {
      const headers = new Headers();
      for (const [name, values = []] of Object.entries(response.headersDistinct))
        for (const value of values) headers.append(name, value);
      const { statusCode: status = 0 } = response;
      text(response).then((said) => resolve({ status, headers, body: said }), reject);
    });
    request.end(body?.toString());
  });

const isElsewhere = ({ status, headers }: ProviderAnswer): boolean =>
  status >= 300 && status < 400 && headers.has('location');

/**
 * Sends a request to a provider and reads its whole answer, with any status. It is Node's own client and not `fetch`,
 * which does not tell a connection that never came about from an answer that did not come.
 * @throws ProviderUnreached if there was no connection, so that nothing of the request was sent; ProviderFailure if no
 * answer came in time
 */
export const requestProvider = async (
  url: string,
  asked: ProviderRequest,
  { patience_ms = patienceMs }: { readonly patience_ms?: number } = {},
): Promise<ProviderAnswer> => {
  const to = new URL(url);
  let isSent = false;
  const onSent = () => {
    isSent = true;
  };
  try {
    const answer = await send(to, asked, { signal: AbortSignal.timeout(patience_ms), onSent });
    if (isElsewhere(answer)) throw new Error(`It redirects with ${answer.status}.`);
    return answer;
  } catch (error) {
    if (!isSent) throw new ProviderUnreached(`No connection to ${to.host}.`, { cause: error });
    throw new ProviderFailure(`No answer from ${to.host}.`, { cause: error });
  }
};
