import { limits } from '@skillcert/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccount } from '../../domain/accounts/sign-in/testing/create-account.js';
import { engines } from '../../testing/engines.js';
import { createBrowser } from '../http/testing/create-browser.js';
import { openTestApp, type TestApp } from '../http/testing/open-test-app.js';

let serial = 0;
const next = () => {
  serial += 1;
  return serial;
};
const newPhone = () => `138${String(10_000_000 + next())}`;
const newAddress = () => `198.51.100.${next()}`;

describe('the breakers of the codes', () => {
  const [engine] = engines;
  let test: TestApp;
  beforeAll(async () => {
    if (!engine) throw new Error('there is no engine');
    test = await openTestApp(engine);
  });
  afterAll(() => test.close());

  const forPublic = limits.codes_per_hour_overall - limits.codes_per_hour_for_staff;
  /** The phone of a new account. */
  const newOwner = async () => {
    const { keyring } = test.services;
    const phone = newPhone();
    await createAccount(test.services, {
      username: `owner${phone.slice(-6)}`,
      roles: ['master'],
      phone_enc: keyring.seal('phone', phone),
      phone_index: keyring.blindIndex('phone', phone),
    });
    return phone;
  };
  const askForReset = (phone: string) =>
    createBrowser(test.app, newAddress()).call('user/fetchVerfyCode', { phone, purpose: 'reset' });
  const askToEnrol = () =>
    createBrowser(test.app, newAddress()).call('class/fetchClassVerfyCode', { phone: newPhone() });
  const haveLeft = async (key: string, hits: number) => {
    const hour = 3_600_000;
    const window_start = new Date(Math.floor(test.services.now().getTime() / hour) * hour);
    await test.services.store.db.deleteFrom('rate_window').execute();
    await test.services.store.db.insertInto('rate_window').values({ key, window_start, hits }).execute();
  };
  const hitsOf = async (key: string) =>
    (
      await test.services.store.db
        .selectFrom('rate_window')
        .select('hits')
        .where('key', '=', key)
        .executeTakeFirst()
    )?.hits;

  it('stop the codes of the public after four hundred an hour, and leave the staff theirs', async () => {
    await haveLeft('code-all:', forPublic);
    expect((await askToEnrol()).code).toBe(42900);
    expect((await askForReset(await newOwner())).code).toBe(20000);
    expect(await hitsOf('code-staff:')).toBe(1);
    await haveLeft('code-staff:', limits.codes_per_hour_for_staff);
    expect((await askForReset(await newOwner())).code).toBe(42900);
    expect((await askToEnrol()).code).toBe(20000);
  });

  it('are not tripped by phones that no account has: no message leaves for them', async () => {
    await haveLeft('code-staff:', 7);
    expect((await askForReset(newPhone())).code).toBe(20000);
    expect(await hitsOf('code-staff:')).toBe(7);
  });

  it('cost work for everybody once half of all that may leave has left', async () => {
    await haveLeft('code-all:', forPublic / 2 - 1);
    expect((await askToEnrol()).code).toBe(20000);
    expect((await askToEnrol()).code).toBe(42800);
    await test.services.store.db.deleteFrom('rate_window').execute();
  });
});
