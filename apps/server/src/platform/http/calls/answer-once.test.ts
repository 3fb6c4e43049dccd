import { setTimeout as sleep } from 'node:timers/promises';
import { contract } from '@skillcert/api-client/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { login } from '../../../domain/accounts/sign-in/login.js';
import { createAccount } from '../../../domain/accounts/sign-in/testing/create-account.js';
import { signIn } from '../../../domain/accounts/sign-in/testing/sign-in.js';
import { engines } from '../../../testing/engines.js';
import { Refusal } from '../errors/refuse.js';
import type { Browser } from '../testing/create-browser.js';
import { openTestApp, type TestApp } from '../testing/open-test-app.js';
import { handle } from './handle.js';

const { 'class/createClass': createClass, 'user/login': loginCall } = contract;
const { input, output } = createClass.example;
let runs = 0;
let outcome: 'answer' | 'refuse' | 'fail' = 'answer';

/** Writes a row and answers with a new id each time it really runs. */
const counting = handle('class/createClass', async ({ services }) => {
  runs += 1;
  const class_id = output.class_id + runs;
  await services.store.withTx(async (tx) => {
    await tx
      .insertInto('unit')
      .values({ com_name: `run ${runs}` })
      .execute();
    await sleep(30);
    if (outcome === 'refuse') throw new Refusal('state_changed');
    if (outcome === 'fail') throw new Error('broken');
  });
  return { ...output, class_id };
});

describe.each(engines)('a call with a key, on $name', (engine) => {
  let test: TestApp;
  let browser: Browser;
  beforeAll(async () => {
    test = await openTestApp(engine, {
      contract: { createClass, loginCall },
      handlers: [counting, login],
    });
    await createAccount(test.services, { username: 'admin01', roles: ['admin'] });
    browser = await signIn(test.app, 'admin01');
  });
  beforeEach(() => {
    outcome = 'answer';
  });
  afterAll(() => test.close());

  const units = async () =>
    (await test.services.store.db.selectFrom('unit').select('unit_id').execute()).length;
  const create = (key?: string, changes: object = {}) =>
    browser.call('class/createClass', { ...input, ...changes }, key === undefined ? {} : { key });

  it('gives the first answer to a repeated call, and writes once', async () => {
    const before = await units();
    const first = await create('repeated-key');
    const second = await create('repeated-key');
    expect(first.code).toBe(20000);
    expect(second.data).toEqual(first.data);
    expect(await units()).toBe(before + 1);
  });

  it('runs once of ten at the same time, and all get one answer', async () => {
    const before = await units();
    const answers = await Promise.all(Array.from({ length: 10 }, () => create('parallel-key')));
    expect(new Set(answers.map(({ data }) => data.class_id)).size).toBe(1);
    expect(await units()).toBe(before + 1);
  });

  it('refuses the key for another input', async () => {
    await create('reused-key');
    expect((await create('reused-key', { class_name: '另一个班' })).code).toBe(40903);
  });

  it.each(['refuse', 'fail'] as const)(
    'leaves the key free when the first call ends in %s, and nothing written',
    async (how) => {
      const before = await units();
      outcome = how;
      expect((await create(`free-key-${how}`)).code).toBe(how === 'refuse' ? 40901 : 50000);
      expect(await units()).toBe(before);
      outcome = 'answer';
      expect((await create(`free-key-${how}`)).code).toBe(20000);
      expect(await units()).toBe(before + 1);
    },
  );

  it('keeps the keys of two accounts apart', async () => {
    await createAccount(test.services, { username: 'admin02', roles: ['admin'] });
    const other = await signIn(test.app, 'admin02');
    const first = await create('shared-key');
    const second = await other.call('class/createClass', input, { key: 'shared-key' });
    expect(second.code).toBe(20000);
    expect(second.data.class_id).not.toBe(first.data.class_id);
  });

  it.each([undefined, 'short', 'with space in it', 'k'.repeat(65)])('refuses the key %s', async (key) => {
    expect(await create(key)).toMatchObject({ status: 400, code: 40001 });
  });
});
