import { limits } from '@skillcert/core';
import type { AxiosInstance, AxiosRequestConfig } from 'axios';
import { CallError } from './call-error.js';
import {
  type CallName,
  type InputOf,
  missingHeader,
  missingIn,
  type OutputOf,
  proofHeader,
  searchHeader,
  searchText,
  type WireKind,
  wireKinds,
} from './contract/browser.js';
import { queryOf } from './query-of.js';
import { readEnvelope } from './read-envelope.js';

export interface ClientOptions {
  /** Where the calls live; `/api` unless the API sits on another host. */
  readonly baseUrl?: string;
  /** Read afresh for every call: the cookie may have been removed by another tab. */
  readonly getToken?: () => string | undefined;
  /** The language that messages come in. */
  readonly getLanguage?: () => string;
  /** Called once for every failure, before the call rejects; the place for the toast and the expiry dialog. */
  readonly onFailure?: (error: CallError, call: CallName) => void;
  /** Called with the characters that no font of the server has, when a document shows their numbers in their place. */
  readonly onMissing?: (characters: readonly string[], call: CallName) => void;
  /**
   * Called for every answer with the number that the server gave the request; others learn of its changes under
   * that number (`log/awaitChanges`).
   */
  readonly onAnswer?: (request_id: string, call: CallName) => void;
}

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** The `Idempotency-Key`: the same key on a repeated call gives the first answer. */
  readonly key?: string;
  /** The file itself, for calls whose body is bytes. */
  readonly body?: Blob;
  /** Called with the sent share of the body, from 0 to 1. */
  readonly onProgress?: (share: number) => void;
  /** Called with the number of bytes received; setting it allows the longer timeout of an upload. */
  readonly onReceived?: (bytes: number) => void;
  /** Bypasses `onFailure`: the caller shows the failure itself. */
  readonly quiet?: boolean;
}

/** Makes one call of the contract; rejects with a {@link CallError} only. */
export type Client = <Name extends CallName>(
  call: Name,
  input: InputOf<Name>,
  options?: CallOptions,
) => Promise<OutputOf<Name>>;

/** The part of an input that goes into the query, and the part that never does: a search may be a person's number. */
const partsOf = ({ searches }: WireKind, input: object) => {
  if (!searches || !('search' in input)) return { query: input, search: '' };
  const { search, ...query } = input;
  return { query, search: typeof search === 'string' ? search : '' };
};

interface HeaderFacts {
  readonly key: string | undefined;
  readonly proof: string | undefined;
  readonly search: string;
  readonly body: Blob | undefined;
  readonly inQuery: boolean;
}

const headersFor = (options: ClientOptions, { key, proof, search, body, inQuery }: HeaderFacts) => {
  const token = options.getToken?.();
  return {
    ...(token ? { 'X-Token': token } : {}),
    ...(key ? { 'Idempotency-Key': key } : {}),
    ...(proof ? { [proofHeader]: proof } : {}),
    ...(search ? { [searchHeader]: searchText(search) } : {}),
    ...(options.getLanguage ? { 'Accept-Language': options.getLanguage() } : {}),
    ...(inQuery ? {} : { 'Content-Type': 'application/json' }),
    ...(body ? { 'Content-Type': body.type || 'application/octet-stream' } : {}),
  };
};

const requestFor = (
  call: CallName,
  input: object,
  options: ClientOptions,
  { signal, key, body, onProgress, onReceived }: CallOptions,
  proof: string | undefined,
): AxiosRequestConfig => {
  const kind: WireKind = wireKinds[call] ?? {};
  const isFile = kind.answers !== undefined || call.includes('/export');
  const inQuery = kind.method === 'GET' || kind.queries || body !== undefined;
  const { query, search } = partsOf(kind, input);
  return {
    url: call,
    method: kind.method ?? 'POST',
    signal,
    // A file takes longer than an answer, on a slow network much longer; so does one that a busy server draws first.
    ...((body || isFile || onReceived) && { timeout: limits.upload_timeout_ms }),
    // Up to twenty megabytes: the line alone says how long that takes.
    ...(kind.answers === 'stream' && { timeout: 0 }),
    ...(kind.waits && { timeout: limits.waited_timeout_ms }),
    ...(body && { onUploadProgress: ({ progress }) => onProgress?.(progress ?? 0) }),
    ...(onReceived && { onDownloadProgress: ({ loaded }) => onReceived(loaded) }),
    responseType: isFile ? 'blob' : 'json',
    params: inQuery ? queryOf(query) : undefined,
    data: inQuery ? body : input,
    headers: headersFor(options, { key, proof, search, body, inQuery }),
  };
};

const failureOf = (thrown: unknown, signal: AbortSignal | undefined): CallError => {
  if (thrown instanceof CallError) return thrown;
  if (signal?.aborted) return new CallError({ failure: 'cancelled', message: 'Cancelled', cause: thrown });
  const message = thrown instanceof Error ? thrown.message : String(thrown);
  return new CallError({ failure: 'network', message, cause: thrown });
};

const readBody = async (body: unknown, status: number): Promise<unknown> => {
  if (!(body instanceof Blob)) return readEnvelope(body, status);
  if (!body.type.startsWith('application/json')) return body;
  return readEnvelope(JSON.parse(await body.text()), status);
};

/** Sends; where the server wants work done first, does it and sends once more. */
const withProof = async (send: (proof?: string) => Promise<unknown>, signal: AbortSignal | undefined) => {
  try {
    return await send();
  } catch (thrown) {
    if (!(thrown instanceof CallError && thrown.challenge)) throw thrown;
    const { solveChallenge } = await import('./solve-challenge.js');
    return send(await solveChallenge(thrown.challenge, signal));
  }
};

/** Creates the client of an app. axios is fetched with the first call, not with the page. */
export const createClient = (options: ClientOptions = {}): Client => {
  let instance: Promise<AxiosInstance> | undefined;
  const connect = () => {
    instance ??= import('axios').then(({ default: axios }) =>
      axios.create({
        baseURL: options.baseUrl ?? '/api',
        timeout: limits.request_timeout_ms,
        validateStatus: () => true,
      }),
    );
    // A chunk that failed to load must not fail every later call.
    instance.catch(() => {
      instance = undefined;
    });
    return instance;
  };
  return async (call, input, callOptions = {}) => {
    try {
      const axios = await connect();
      const send = async (proof?: string) => {
        const request = requestFor(call, input, options, callOptions, proof);
        const { data, status, headers } = await axios.request<unknown>(request);
        options.onAnswer?.(String(headers['x-request-id']), call);
        const answer = await readBody(data, status);
        const missing: unknown = headers[missingHeader.toLowerCase()];
        if (typeof missing === 'string') options.onMissing?.(missingIn(missing), call);
        return answer;
      };
      // The contract types the envelope's data; the server checks its answers against the same schema in tests.
      return (await withProof(send, callOptions.signal)) as OutputOf<typeof call>;
    } catch (thrown) {
      const error = failureOf(thrown, callOptions.signal);
      if (error.failure !== 'cancelled' && !callOptions.quiet) options.onFailure?.(error, call);
      throw error;
    }
  };
};
