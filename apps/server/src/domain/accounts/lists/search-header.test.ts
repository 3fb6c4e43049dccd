import { type CallName, contract, searchHeader, searchText } from '@skillcert/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../../platform/http/testing/create-browser.js';
import { openTestApp, type TestApp } from '../../../platform/http/testing/open-test-app.js';
import { engines } from '../../../testing/engines.js';
import { openStaff } from '../../class/testing/staff.js';
import { createAccount } from '../sign-in/testing/create-account.js';
import { signIn } from '../sign-in/testing/sign-in.js';
import { accountOffice } from '../testing/account-office.js';

const phone = '13800009010';

describe.each(engines)('a search whose call has its input in the address, on $name', (engine) => {
  let test: TestApp;
  let browser: Browser;
  beforeAll(async () => {
    test = await openTestApp(engine);
    const admin = await openStaff(test.services, { roles: ['admin'] });
    const office = accountOffice(test.services);
    await office.create(admin, { username: 'byphone', name: '冯晓燕', phone, roles: ['editor'] });
    const expert = await office.create(admin, { username: 'expertphone', phone, roles: ['master'] });
    await office.expert(admin, { user_id: expert.user_id, is_expert: true });
    await createAccount(test.services, { username: 'seekera', roles: ['admin'] });
    browser = await signIn(test.app, 'seekera');
  });
  afterAll(() => test.close());

  /** Asks with a search in the header as our client does, and with any other input in the query. */
  const ask = async (call: CallName, query: Record<string, string>, search?: string) => {
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await test.app.inject({
      method: contract[call].method,
      url: `/api/${call}`,
      query,
      headers: {
        cookie,
        'x-token': browser.token ?? '',
        'sec-fetch-site': 'same-origin',
        ...(search === undefined ? {} : { [searchHeader]: search }),
      },
    });
    const { code, data } = answer.json();
    return {
      code,
      fields: data?.fields,
      found: data?.items?.map((row: { username: string }) => row.username),
    };
  };

  const all = [
    ['user/getList', { role: 'editor' }, 'byphone'],
    ['user/infos', { role: 'editor' }, 'byphone'],
    ['user/getExpertList', {}, 'expertphone'],
  ] as const;

  it.each(all)('%s finds a name by the header, and by the query too', async (call, query, username) => {
    expect(await ask(call, query, searchText(username))).toMatchObject({ code: 20000, found: [username] });
    expect(await ask(call, { ...query, search: username })).toMatchObject({ code: 20000, found: [username] });
  });

  it.each(all)('%s takes a phone in the header, in signs of any script', async (call, query, username) => {
    for (const spelt of [phone, '+86 138 0000 9010', '１３８００００９０１０']) {
      expect(await ask(call, query, searchText(spelt))).toMatchObject({ code: 20000, found: [username] });
    }
  });

  it.each(all)('%s refuses a phone and an identity number in the address', async (call, query) => {
    for (const search of [phone, '138 0000 9010', '11010519491231002X', 'A123456(3)']) {
      expect(await ask(call, { ...query, search })).toMatchObject({
        code: 40000,
        fields: { search: { key: 'not_in_address' } },
      });
    }
  });

  it('refuses a header that nothing can be made of', async () => {
    expect((await ask('user/getList', { role: 'editor' }, '%E4%')).code).toBe(40001);
    expect((await ask('user/getList', { role: 'editor' }, '%00')).code).toBe(40000);
  });
});
