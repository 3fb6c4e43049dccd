import { type CallName, contract, type InputOf } from '@skillcert/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashPassword } from '../../domain/accounts/sign-in/password/hash-password.js';
import { createAccount } from '../../domain/accounts/sign-in/testing/create-account.js';
import { countStatements } from '../../domain/class/testing/count-statements.js';
import { insertTestClass } from '../../domain/class/testing/insert-test-class.js';
import { enrolNth } from '../../domain/enrolment/testing/enrol-nth.js';
import { testPhone } from '../../domain/enrolment/testing/test-candidate.js';
import { listOutbox } from '../../domain/messaging/list-outbox.js';
import { engines, isFullRun } from '../../testing/engines.js';
import { createBrowser } from '../http/testing/create-browser.js';
import { openTestApp, type TestApp } from '../http/testing/open-test-app.js';

/** The person in question: one whom the product knows, or one whom it does not. */
interface Somebody {
  readonly phone: string;
  readonly username: string;
}

/** Every call that anybody may make about a phone or an account, and the way to make it about a person. */
const asking = {
  'user/login': ({ username }) => ({ username, password: 'wrong-password-1' }),
  'user/fetchVerfyCode': ({ phone }) => ({ phone, purpose: 'reset' }),
  'user/diffVerfyCode': ({ phone }) => ({ phone, verify_code: '000000', purpose: 'reset' }),
  'user/createFirstAdmin': ({ username }) => ({
    username,
    name: '王建国',
    password: 'granite-tide-58',
    setup_token: 'A'.repeat(43),
  }),
  'candidate/signIn': ({ username }) => ({ username, password: 'ginkgo78' }),
  'class/fetchClassVerfyCode': ({ phone }) => ({ phone }),
  'class/diffClassVerfyCode': ({ phone }) => ({ phone, verify_code: '000000' }),
} satisfies { [Name in CallName]?: (somebody: Somebody) => InputOf<Name> };

const isAsking = (call: CallName): call is keyof typeof asking => call in asking;
const named = Object.values(contract)
  .filter(
    ({ access, example }) =>
      access.to === 'anyone' && ('phone' in example.input || 'username' in example.input),
  )
  .map(({ call }) => call);
const calls = named.filter(isAsking);
// Times need many; that the same is done for both is seen of two.
const pairs = isFullRun ? 9 : 2;

/** The purposes of codes beside those of the calls above. */
const purposes = contract['user/fetchVerfyCode'].input.shape.purpose.options.filter(
  (purpose) => purpose !== 'reset',
);
const questions = calls.length + 2 * purposes.length + 1;

// The third quickest: a busy machine makes some slow, and none quick.
const quick = (values: readonly number[]) => values.toSorted((a, b) => a - b)[2] ?? 0;

// Letter by letter in another width, with the country's code, with the separators that people type.
const spellings = [
  (phone: string) => `+86${phone}`,
  (phone: string) => `0086 ${phone}`,
  (phone: string) => ` ${phone.slice(0, 3)} ${phone.slice(3, 7)}-${phone.slice(7)} `,
  (phone: string) => [...phone].map((digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0)).join(''),
];

it('asks every call that anybody may make about a phone or an account', () => {
  expect(calls).toEqual(named);
});

it('asks for a code for every possible purpose', () => {
  expect(purposes).toEqual(['login', 'register']);
});

describe.each(engines)('before anything is proven, on $name,', (engine) => {
  let test: TestApp;
  const known: Somebody[] = [];
  const unknown: Somebody[] = [];
  beforeAll(async () => {
    test = await openTestApp(engine);
    const { keyring } = test.services;
    const class_id = await insertTestClass(test.services);
    const password_hash = await hashPassword('ginkgo77');
    for (let n = 1; n <= pairs * questions; n += 1) {
      const phone = testPhone(n);
      const username = `known${n}`;
      const sealed = {
        phone_enc: keyring.seal('phone', phone),
        phone_index: keyring.blindIndex('phone', phone),
      };
      await createAccount(test.services, { username, roles: ['master'], ...sealed });
      const person = { username, username_key: username, name: '李晓明', password_hash, ...sealed };
      await test.services.store.db.insertInto('candidate_account').values(person).execute();
      if (n <= 20) await enrolNth(test.services, class_id, n);
      known.push({ phone, username });
      unknown.push({ phone: `1770000${String(1_000 + n)}`, username: `other${n}` });
    }
    // With the product's cost: the tests' usual one is a hundredth of it.
    await test.services.store.db.updateTable('account').set({ password_hash }).execute();
    // The very first refusal begins the chain of records, for any person.
    await ask('user/login', { phone: '', username: 'nobody' });
  });
  afterAll(() => test.close());

  let address = 0;
  const ask = async (call: keyof typeof asking, somebody: Somebody, more: object = {}) => {
    address += 1;
    const browser = createBrowser(test.app, `198.51.${100 + Math.floor(address / 250)}.${address % 250}`);
    const began = performance.now();
    const { status, headers, code, message, data } = await browser.call(call, {
      ...asking[call](somebody),
      ...more,
    });
    const ms = performance.now() - began;
    // Of a cookie only its name: its value is new each time.
    const names = Object.keys(headers).sort();
    return { ms, answer: { status, names, code, message, data } };
  };

  const nobody: Somebody = { phone: '', username: '' };

  /** The answer to a person, the database statements behind it, and its time. */
  const observe = async (call: keyof typeof asking, somebody: Somebody, more: object) => {
    let heard: Awaited<ReturnType<typeof ask>> | undefined;
    const statements = await countStatements(async () => {
      heard = await ask(call, somebody, more);
    });
    return { seen: { ...heard?.answer, statements }, ms: heard?.ms ?? Number.NaN };
  };

  /** Asks about pairs of a known and an unknown person: the answers are the same, and so are the work and the time. */
  const compare = async (call: keyof typeof asking, nth: number, more: object = {}) => {
    const from = nth * pairs;
    const times = { known: [] as number[], unknown: [] as number[] };
    for (let pair = from; pair < from + pairs; pair += 1) {
      // In turn, so that a slow moment of the machine hits both.
      const one = await observe(call, known[pair] ?? nobody, more);
      const other = await observe(call, unknown[pair] ?? nobody, more);
      expect(other.seen).toEqual(one.seen);
      times.known.push(one.ms);
      times.unknown.push(other.ms);
    }
    if (!isFullRun) return;
    const [ofKnown, ofUnknown] = [quick(times.known), quick(times.unknown)];
    // A forgotten dummy hash, or a message written for one of them alone, would exceed this many times over.
    const noise = Math.max(5, 0.5 * Math.max(ofKnown, ofUnknown));
    expect(
      Math.abs(ofKnown - ofUnknown),
      `${ofKnown.toFixed(1)} and ${ofUnknown.toFixed(1)} ms`,
    ).toBeLessThan(noise);
  };

  it.each(calls)(
    '%s answers alike for known and unknown: text, code, shape and what is asked of the database; in the full run, time',
    (call) => compare(call, calls.indexOf(call)),
  );

  it('so does the sign-in of a candidate by phone', async () => {
    const nth = questions - 1;
    const from = nth * pairs;
    for (const people of [known, unknown]) {
      for (let pair = from; pair < from + pairs; pair += 1) {
        const { phone } = people[pair] ?? { phone: '' };
        people[pair] = { phone, username: phone };
      }
    }
    await compare('candidate/signIn', nth);
  });

  it.each(purposes)('so do the calls of a code to %s', async (purpose) => {
    const from = calls.length + 2 * purposes.indexOf(purpose);
    await compare('user/fetchVerfyCode', from, { purpose });
    await compare('user/diffVerfyCode', from + 1, { purpose });
  });

  const senders = [
    ['user/fetchVerfyCode', 'user/diffVerfyCode'],
    ['class/fetchClassVerfyCode', 'class/diffClassVerfyCode'],
  ] as const;

  it.each(senders)('%s counts every spelling of a phone as that phone', async (send) => {
    const phone = `13900${String(10_000 + senders.findIndex(([each]) => each === send))}0`;
    const [first = String, ...others] = spellings;
    test.passToNext(3_600);
    expect((await ask(send, { phone: first(phone), username: '' })).answer.code).toBe(20000);
    for (const spelling of [String, ...others]) {
      expect((await ask(send, { phone: spelling(phone), username: '' })).answer.code).toBe(40202);
    }
    test.pass(61);
    // Five an hour, in any spelling: four are left.
    const codes: number[] = [];
    for (let time = 0; time < 5; time += 1) {
      const spelling = spellings[time % spellings.length] ?? String;
      codes.push((await ask(send, { phone: spelling(phone), username: '' })).answer.code);
      test.pass(61);
    }
    expect(codes).toEqual([20000, 20000, 20000, 20000, 42900]);
  });

  it.each(senders)(
    'after %s the five tries of %s are shared by every spelling, in parallel too',
    async (send, prove) => {
      const { services, app } = test;
      // A known one, so that the code is really sent and the right one would open.
      const { phone } = known.at(send === 'user/fetchVerfyCode' ? -1 : -2) ?? { phone: '' };
      const browser = createBrowser(app, `192.0.2.${send.length}`);
      await browser.call(send, asking[send]({ phone, username: '' }));
      const [message] = await listOutbox(services, 1);
      const code = /\d{6}/.exec(message?.text ?? '')?.[0] ?? '';
      const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
      const typed = (verify_code: string, spelling: (text: string) => string) => ({
        ...asking[prove]({ phone: spelling(phone), username: '' }),
        verify_code,
      });
      const guesses = await Promise.all(
        [...spellings, ...spellings].map((spelling) => browser.call(prove, typed(wrong, spelling))),
      );
      expect(new Set(guesses.map((answer) => answer.code))).toEqual(new Set([40201]));
      expect((await browser.call(prove, typed(code, String))).code).toBe(40201);
    },
  );
});
