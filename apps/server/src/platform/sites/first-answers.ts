import { type CallName, contract, successCode } from '@skillcert/api-client/contract';
import { limits } from '@skillcert/core';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readCookies } from '../http/guards/cookies.js';
import type { FirstRow } from './fill-rows.js';
import { inertJson } from './inert-json.js';
import type { PageVisitor } from './read-visitor.js';

/** A page that is asked for, and whether it begins with the list of classes. */
export interface AskedPage {
  readonly path: string;
  readonly request: Pick<FastifyRequest, 'headers' | 'ip' | 'method'>;
  readonly visitor: PageVisitor;
  /** Whether it needs the first data of a signed-in account. */
  readonly isOfStaff: boolean;
  /** Whether its address, with nothing behind it, is one that a day begins with. */
  readonly isFirstScreen: boolean;
}

/** The first data of a page: as markup for its end, and the rows of its list if it has one. */
export interface FirstData {
  readonly tag: string;
  readonly rows?: readonly FirstRow[] | undefined;
}

const nothing: FirstData = { tag: '' };

type App = Pick<FastifyInstance, 'inject' | 'log'>;

/** The longest wait of a page for its first answers; without them its script makes the calls. */
const patienceMs = 1_000;

/** The first calls of a page's script, with their input. */
const firstCalls = (token: string, isFirstScreen: boolean): [CallName, object][] => [
  ['user/info', { token }],
  ...(isFirstScreen
    ? [['class/fetchClassLists', contract['class/fetchClassLists'].input.parse({})] as [CallName, object]]
    : []),
];

/**
 * Makes a call as the page's script would, through every check: the answer under the name that the script looks
 * for, its input in the order of the contract.
 */
const ask = async (
  app: App,
  { request, visitor }: AskedPage,
  token: string,
  [call, input]: [CallName, object],
): Promise<[string, object] | undefined> => {
  const { method } = contract[call];
  const { cookie, host, 'user-agent': agent } = request.headers;
  const answer = await app.inject({
    method,
    url: `/api/${call}`,
    ...(method === 'GET' ? { query: { ...input } } : { payload: input }),
    remoteAddress: request.ip,
    headers: {
      ...(cookie && { cookie }),
      ...(host && { host }),
      ...(agent && { 'user-agent': agent }),
      'accept-language': visitor.language,
      'sec-fetch-site': 'same-origin',
      'x-token': token,
    },
  });
  const { code, data } = answer.json();
  return code === successCode ? [call + JSON.stringify(input), data] : undefined;
};

/** The rows of the list of classes if it has arrived and has any. */
const rowsOf = (answers: readonly (readonly [string, object])[]): readonly FirstRow[] | undefined => {
  const [, data] = answers.find(([key]) => key.startsWith('class/fetchClassLists')) ?? [];
  const list = contract['class/fetchClassLists'].output.safeParse(data);
  return list.data?.items.length
    ? list.data.items.map(({ class_name, code }) => ({ title: class_name, note: code }))
    : undefined;
};

/**
 * The answers to the first calls of a signed-in account as inert JSON, so that their page has profile and classes
 * as soon as its script runs (docs/adr/0048). Only for a navigation, with the session's cookie and its token.
 */
export const firstAnswers = async (app: App, page: AskedPage): Promise<FirstData> => {
  const { request, isOfStaff, isFirstScreen } = page;
  const token = readCookies(request.headers.cookie).get(limits.token_cookie);
  const isOpened = ['document', undefined].includes(request.headers['sec-fetch-dest']?.toString());
  if (!isOfStaff || !token || !isOpened || request.method !== 'GET') return nothing;
  const late = new Promise<undefined>((resolve) => {
    setTimeout(() => resolve(undefined), patienceMs).unref();
  });
  const asked = Promise.all(firstCalls(token, isFirstScreen).map((call) => ask(app, page, token, call)));
  try {
    const answers = (await Promise.race([asked, late]))?.filter((answer) => answer !== undefined) ?? [];
    if (answers.length === 0) return nothing;
    return {
      tag: inertJson('skillcert-first-answers', Object.fromEntries(answers)),
      rows: rowsOf(answers),
    };
  } catch (error) {
    app.log.warn({ err: error }, 'the page goes without its first answers');
    return nothing;
  }
};
