import { limits } from '@skillcert/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccount } from '../../domain/accounts/sign-in/testing/create-account.js';
import { signIn } from '../../domain/accounts/sign-in/testing/sign-in.js';
import { insertTestClass } from '../../domain/class/testing/insert-test-class.js';
import { engines } from '../../testing/engines.js';
import { openTestApp, type TestApp } from '../http/testing/open-test-app.js';
import { type AskedPage, firstAnswers } from './first-answers.js';

interface Asked extends Partial<Omit<AskedPage, 'request' | 'visitor'>> {
  readonly app?: TestApp['app'];
  readonly cookie?: string;
  readonly headers?: object;
  readonly method?: string;
}

describe.each(engines)('the first answers of a page, on $name', (engine) => {
  let test: TestApp;
  let class_id: number;
  let cookie: string;
  let token: string;
  beforeAll(async () => {
    test = await openTestApp(engine);
    class_id = await insertTestClass(test.services);
    await insertTestClass(test.services);
    await createAccount(test.services, {
      username: 'master01',
      roles: ['master'],
      owner_classes: [class_id],
    });
    const browser = await signIn(test.app, 'master01');
    token = String(browser.token);
    cookie = [...browser.cookies, [limits.token_cookie, token]].map((pair) => pair.join('=')).join('; ');
  });
  afterAll(() => test.close());

  const answersFor = ({
    app = test.app,
    cookie: sent = cookie,
    headers = {},
    method = 'GET',
    ...page
  }: Asked = {}) =>
    firstAnswers(app, {
      path: '/class/lists',
      isOfStaff: true,
      isFirstScreen: true,
      request: {
        method,
        ip: '203.0.113.9',
        headers: { cookie: sent, host: 'localhost:80', 'sec-fetch-dest': 'document', ...headers },
      },
      visitor: {
        has_session: true,
        has_token: true,
        language: 'zh',
        device: 'desktop',
        keeps_menu_closed: false,
      },
      ...page,
    });
  const tagFor = async (asked?: Asked) => (await answersFor(asked)).tag;
  const read = (tag: string): Record<string, Record<string, unknown>> =>
    JSON.parse(
      /^<script type="application\/json" id="skillcert-first-answers">(.*)<\/script>$/.exec(tag)?.[1] ?? '{}',
    );
  const profileOf = (own: string) => `user/info{"token":"${own}"}`;

  it('are the profile and the classes that the account may see, as its own calls would answer', async () => {
    const list = `class/fetchClassLists{"page":1,"limit":${limits.page_size_default},"sort":"created_at","order":"desc"}`;
    expect(read(await tagFor())).toMatchObject({
      [profileOf(token)]: { roles: ['master'] },
      [list]: { total: 1, items: [{ class_id }] },
    });
    expect((await answersFor()).rows).toEqual([{ title: expect.any(String), note: expect.any(String) }]);
  });

  it('are the profile alone where another screen is opened', async () => {
    expect(Object.keys(read(await tagFor({ isFirstScreen: false })))).toEqual([profileOf(token)]);
  });

  it.each<[string, Asked]>([
    ['a page that stays without the layout', { isOfStaff: false }],
    ['whoever has no token', { cookie: 'sid=1' }],
    ['a page that another page asks for', { headers: { 'sec-fetch-dest': 'iframe' } }],
    ['a script that reads it', { headers: { 'sec-fetch-dest': 'empty' } }],
    ['whoever asks for the headers only', { method: 'HEAD' }],
  ])('do not come for %s', async (_, asked) => {
    expect(await tagFor(asked)).toBe('');
  });

  it('do not come for a session with another account’s token, nor for one that has ended', async () => {
    expect(await tagFor({ cookie: cookie.replace(token, 'x'.repeat(token.length)) })).toBe('');
    expect(await tagFor({ cookie: `sid=none; ${limits.token_cookie}=${token}` })).toBe('');
  });

  it('are not embedded for a refusal of any kind', async () => {
    const refused = { code: 42900, message: 'Too many', data: { retry_after: 60 } };
    const inject = async () => ({ statusCode: 200, json: () => refused });
    expect(await tagFor({ app: { inject, log: test.app.log } as unknown as TestApp['app'] })).toBe('');
  });

  it('do not keep the page from coming when a call cannot be made', async () => {
    const inject = () => Promise.reject(new Error('The database is away.'));
    expect(await tagFor({ app: { inject, log: test.app.log } as unknown as TestApp['app'] })).toBe('');
  });

  it('cannot end the element that contains them', async () => {
    await createAccount(test.services, {
      username: 'named01',
      roles: ['editor'],
      name: '</script><script>alert(1)',
    });
    const browser = await signIn(test.app, 'named01');
    const own = [...browser.cookies, [limits.token_cookie, browser.token]]
      .map((pair) => pair.join('='))
      .join('; ');
    const tag = await tagFor({ cookie: own });
    expect(tag.match(/<\/?script/g)).toEqual(['<script', '</script']);
    expect(read(tag)[profileOf(String(browser.token))]?.name).toBe('</script><script>alert(1)');
  });
});
