import { type CallName, contract, type Envelope } from '@skillcert/api-client/contract';
import type { FastifyInstance, InjectOptions } from 'fastify';

interface CallOptions {
  /** Headers that are added to those of a browser or replace them; undefined leaves a header out. */
  readonly headers?: Readonly<Record<string, string | undefined>>;
  readonly key?: string;
  /** The file itself, for calls whose body is bytes. */
  readonly file?: { readonly bytes: Buffer; readonly type: string };
}

/** The answer of a call. */
interface Answered {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly code: number;
  readonly message: string;
  // Tests read the data of many calls; each states what it expects of it.
  readonly data: Record<string, unknown>;
  readonly bytes: Buffer;
}

/** A browser of the application: it keeps cookies, and sends the headers that page scripts cannot remove. */
export interface Browser {
  token: string | undefined;
  readonly cookies: Map<string, string>;
  readonly call: (call: CallName, input: object, options?: CallOptions) => Promise<Answered>;
}

const keepCookies = (cookies: Map<string, string>, set: unknown) => {
  const lines = Array.isArray(set) ? set : set === undefined ? [] : [set];
  for (const line of lines) {
    const [pair = ''] = String(line).split(';');
    const name = pair.slice(0, pair.indexOf('='));
    if (String(line).includes('Max-Age=0')) cookies.delete(name);
    else cookies.set(name, pair.slice(name.length + 1));
  }
};

const withoutUndefined = (headers: Record<string, string | undefined>) =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );

/** Creates a browser; `address` is where it calls from. */
export const createBrowser = (app: FastifyInstance, address = '127.0.0.1'): Browser => {
  const cookies = new Map<string, string>();
  const browser: Browser = {
    token: undefined,
    cookies,
    call: async (call, input, { headers = {}, key, file } = {}) => {
      const { method } = contract[call];
      const request: InjectOptions = {
        method,
        url: `/api/${call}`,
        remoteAddress: address,
        headers: withoutUndefined({
          origin: method === 'POST' ? 'http://localhost:80' : undefined,
          'sec-fetch-site': 'same-origin',
          'user-agent': 'Mozilla/5.0 Chrome/156.0.0.0',
          'accept-language': 'en',
          'content-type': method === 'POST' ? (file?.type ?? 'application/json') : undefined,
          'x-token': browser.token,
          'idempotency-key': key,
          cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') || undefined,
          ...headers,
        }),
        ...(method === 'GET' || file ? { query: { ...input } } : { payload: JSON.stringify(input) }),
        ...(file && { payload: file.bytes }),
      };
      const answer = await app.inject(request);
      keepCookies(cookies, answer.headers['set-cookie']);
      const facts = { status: answer.statusCode, headers: answer.headers, bytes: answer.rawPayload };
      if (!String(answer.headers['content-type']).startsWith('application/json')) {
        return { ...facts, code: 0, message: '', data: {} };
      }
      const body: Envelope<Record<string, unknown>> = answer.json();
      return { ...facts, ...body };
    },
  };
  return browser;
};
