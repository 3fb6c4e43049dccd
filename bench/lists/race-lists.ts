import { contract } from '@skillcert/api-client/contract';
import type { Lists } from './open-lists.js';
import { wholeReads } from './show-plans.js';
import { statementsOf } from './statements-of.js';

/** A list, and the SQL that a program would send if it trusted its caller. */
export interface Case {
  readonly name: string;
  readonly list:
    | 'class/fetchClassLists'
    | 'class/fetchOpenClasses'
    | 'user/getList'
    | 'user/getExpertList'
    | 'enrolment/fetchEnrolmentLists'
    | 'candidate/fetchCandidateLists';
  readonly input: object;
  readonly page: string;
  readonly count: string;
}

/** The most time that a call may take, as a multiple of the bare SQL. */
const goal = 2;

interface Pace {
  readonly rounds: number;
  readonly callsARound: number;
  /** The warm-up time of each: the server of an exam day has long been compiled. */
  readonly warm_ms: number;
  /** A table that no list may read whole. */
  readonly byIndex?: string;
}

type Browser = Awaited<ReturnType<Lists['signIn']>>;
type Request = Exclude<Parameters<Lists['app']['inject']>[0], string | undefined>;

/** A call as its request, made once: the test browser's own work would count as the server's. */
const requestOf = (browser: Browser, { list, input }: Case): Request => ({
  method: contract[list].method,
  url: `/api/${list}`,
  headers: {
    origin: 'http://localhost:80',
    'sec-fetch-site': 'same-origin',
    'content-type': 'application/json',
    'user-agent': 'Mozilla/5.0 Chrome/156.0.0.0',
    'x-token': browser.token,
    cookie: [...browser.cookies].map((pair) => pair.join('=')).join('; '),
  },
  ...(contract[list].method === 'GET' ? { query: { ...input } } : { payload: JSON.stringify(input) }),
});

const contestants = async ({ app, services: { store } }: Lists, browser: Browser, each: Case) => {
  const request = requestOf(browser, each);
  const call = async () => {
    const { payload } = await app.inject(request);
    if (!payload.startsWith('{"code":20000,')) throw new Error(`The list answered ${payload.slice(0, 200)}`);
  };
  // The first call of a session notes that it is in use.
  await call();
  const sent = await statementsOf(store, call);
  // An anonymous call asks for no session.
  const lists = sent.slice(-2);
  const [session] = sent.slice(0, -2);
  const hasSession = each.list !== 'class/fetchOpenClasses';
  if (sent.length !== (hasSession ? 3 : 2) || (session && !session.name))
    throw new Error('A list sends its session, its rows and its count.');
  return {
    lists,
    call,
    bare: () => Promise.all([store.pool.query(each.page), store.pool.query(each.count)]),
    same: async () => {
      if (session) await store.pool.query(session);
      await Promise.all(lists.map((statement) => store.pool.query(statement)));
    },
  };
};

const p95 = async (work: () => Promise<unknown>, callsARound: number): Promise<number> => {
  const times: number[] = [];
  for (let call = 0; call < callsARound; call += 1) {
    const began = performance.now();
    await work();
    times.push(performance.now() - began);
  }
  return times.sort((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? Number.NaN;
};

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const figure = (ms: number) => `${ms.toFixed(1).padStart(6)} ms`;

const names = ['bare', 'same', 'call'] as const;
type Contestants = Record<(typeof names)[number], () => Promise<unknown>>;

/** The median over the rounds of each one's p95, one after the other in every round. */
const race = async (runs: Contestants, { rounds, callsARound, warm_ms }: Pace) => {
  const figures = { bare: [] as number[], same: [] as number[], call: [] as number[] };
  for (const name of names) {
    const until = performance.now() + warm_ms;
    while (performance.now() < until) await runs[name]();
  }
  for (let round = 0; round < rounds; round += 1) {
    for (const name of names) figures[name].push(await p95(runs[name], callsARound));
  }
  return { bare: median(figures.bare), same: median(figures.same), call: median(figures.call) };
};

/**
 * Prints, for each list, the median over the rounds of the p95 of the call, of the bare SQL and of the call's own
 * statements sent bare. A list that misses its goal, or reads a whole table where it should not, fails the bench.
 */
export const raceLists = async (lists: Lists, cases: readonly Case[], pace: Pace): Promise<void> => {
  const browser = await lists.signIn();
  for (const each of cases) {
    const runs = await contestants(lists, browser, each);
    const { bare, same, call } = await race(runs, pace);
    process.stdout.write(
      `  ${each.name.padEnd(36)} call p95 ${figure(call)}   bare SQL ${figure(bare)}  ×${(call / bare).toFixed(2)} (goal: ${goal} at most)` +
        `   its own statements bare ${figure(same)}  ×${(call / same).toFixed(2)}\n`,
    );
    if (!(call <= goal * bare)) process.exitCode = 1;
    const { byIndex } = pace;
    const whole = byIndex ? await wholeReads(lists.services.store, runs.lists, byIndex) : [];
    for (const read of whole) process.stdout.write(`    reads all of it: ${read}\n`);
    if (whole.length > 0) process.exitCode = 1;
  }
};
