import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBrowser } from '../../../../platform/http/testing/create-browser.js';
import { openTestApp, type TestApp } from '../../../../platform/http/testing/open-test-app.js';
import { engines } from '../../../../testing/engines.js';
import { createSetupLink } from './create-setup-link.js';

const draft = { username: 'chiefadmin', name: '王建国', password: 'river-stone-42' };

describe.each(engines)('the first administrator, on $name', (engine) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await openTestApp(engine);
  });
  afterAll(() => test.close());

  const link = async () =>
    (await createSetupLink(test.services, 'http://localhost:4000'))?.split('#')[1] ?? '';
  const create = (input: object) =>
    createBrowser(test.app).call('user/createFirstAdmin', {
      setup_token: 'x'.repeat(43),
      ...draft,
      ...input,
    });

  it('needs the link, and a link of the last day', async () => {
    expect((await create({})).code).toBe(40400);
    const setup_token = await link();
    test.pass(86_401);
    expect((await create({ setup_token })).code).toBe(40400);
  });

  it.each([
    [{ password: 'short-1' }, 'password'],
    [{ password: 'NOLOWERCASE123' }, 'password'],
    [{ password: 'no-digit-in-it' }, 'password'],
    [{ password: 'Password2026!' }, 'password'],
    [{ password: 'chiefadmin-77x' }, 'password'],
    [{ username: 'no spaces' }, 'username'],
    [{ username: '123456' }, 'username'],
    [{ name: '' }, 'name'],
  ])('refuses %o beside its field', async (input, field) => {
    const answer = await create({ setup_token: await link(), ...input });
    expect(answer.code).toBe(40000);
    expect(Object.keys(Object(answer.data.fields))).toEqual([field]);
  });

  it('is created once, of five at the same time with two links, and can sign in', async () => {
    const tokens = [await link(), await link()];
    const answers = await Promise.all(
      Array.from({ length: 5 }, (_, nth) =>
        create({ setup_token: tokens[nth % 2], username: `chief${nth}` }),
      ),
    );
    expect(answers.map(({ code }) => code).sort()).toEqual([20000, 40400, 40400, 40400, 40400]);
    const winner = answers.findIndex(({ code }) => code === 20000);
    const browser = createBrowser(test.app);
    const login = await browser.call('user/login', { username: `chief${winner}`, password: draft.password });
    expect(login.code).toBe(20000);
    browser.token = String(login.data.token);
    expect((await browser.call('user/info', {})).data).toMatchObject({ roles: ['admin'], name: '王建国' });
    expect(await createSetupLink(test.services, 'http://localhost:4000')).toBeUndefined();
  });
});
