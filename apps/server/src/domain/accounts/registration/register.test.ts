import { maskPhone } from '@skillcert/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../../platform/http/testing/create-browser.js';
import { openTestApp, type TestApp } from '../../../platform/http/testing/open-test-app.js';
import { engines } from '../../../testing/engines.js';
import { insertTestClass } from '../../class/testing/insert-test-class.js';
import { enrolNth } from '../../enrolment/testing/enrol-nth.js';
import { testPhone } from '../../enrolment/testing/test-candidate.js';
import { listOutbox } from '../../messaging/list-outbox.js';
import { createAccount } from '../sign-in/testing/create-account.js';
import { signIn } from '../sign-in/testing/sign-in.js';
import { openVisitor, provePhone } from './testing/prove-phone.js';

const password = 'ginkgo77';
const unitPassword = 'granite-tide-58';
const codes = ['91350100M000100Y43', '91310115MA1K0AB121', '52310000MJ4900001K', '52440000MJ6200077T'];

let serial = 0;
const next = () => {
  serial += 1;
  return serial;
};
const newPhone = () => `1360${String(1_000_000 + next())}`;
const newName = () => `visitor${next()}`;

describe.each(engines)('registering, on $name', (engine) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await openTestApp(engine);
    await createAccount(test.services, { username: 'chiefadmin', roles: ['admin'] });
  });
  afterAll(() => test.close());

  const visit = async (phone = newPhone()) => {
    const browser = openVisitor(test.app);
    await provePhone(test.services, browser, phone);
    return browser;
  };
  const asCandidate = (browser: Browser, over: object = {}) =>
    browser.call('user/register', {
      kind: 'candidate',
      username: newName(),
      name: '李晓明',
      password,
      ...over,
    });
  const asUnit = (browser: Browser, over: object = {}) =>
    browser.call('user/register', {
      kind: 'unit',
      username: newName(),
      name: '周敏',
      password: unitPassword,
      com_name: '虹桥职业培训学校',
      com_code: codes[0],
      ...over,
    });
  const own = (browser: Browser) => browser.call('class/fetchEnrollListsByPhone', {});

  it('makes a candidate’s account, signs it in, and shows what its phone is enrolled in', async () => {
    const class_id = await insertTestClass(test.services);
    await enrolNth(test.services, class_id, 1);
    const browser = await visit(testPhone(1));
    expect((await browser.call('user/queryName', {})).data).toMatchObject({
      name_masked: '李**',
      has_account: false,
      enrolments: 1,
    });
    const answer = await asCandidate(browser, { username: 'ＸｉａｏＭｉｎｇ', email: 'li@example.com' });
    expect(answer).toMatchObject({ code: 20000, data: { username: 'XiaoMing', status: 'approved' } });
    const cookies = String(answer.headers['set-cookie']);
    expect(cookies).toMatch(/__Host-candidate=[\w-]{43}; Path=\/; Max-Age=43200; HttpOnly; SameSite=Strict/);
    expect(browser.cookies.has('__Host-ticket')).toBe(false);
    const { data } = await own(browser);
    expect(data.account).toEqual({ username: 'XiaoMing', name: '李晓明' });
    expect(data.items).toHaveLength(1);
    const { rows } = await test.services.store.pool.query(
      `select action from audit_event where object_type = 'candidate_account'`,
    );
    expect(rows).toEqual([{ action: 'register' }]);
  });

  it('keeps nothing of a candidate’s password and cookie but hashes', async () => {
    const browser = await visit();
    await asCandidate(browser);
    const { rows } = await test.services.store.pool.query(
      `select s::text || k::text as row from session s join candidate_account k using (candidate_id)`,
    );
    const text = JSON.stringify(rows);
    expect(text).not.toContain(browser.cookies.get('__Host-candidate'));
    expect(text).not.toContain(password);
  });

  it('asks for the proof of the phone first, whatever is known', async () => {
    for (const call of ['user/register', 'user/queryName'] as const) {
      const input =
        call === 'user/register' ? { kind: 'candidate', username: 'nobody1', name: '李', password } : {};
      expect((await openVisitor(test.app).call(call, input)).code).toBe(40203);
    }
  });

  it('takes one phone once, and says so before the form is filled in', async () => {
    const phone = newPhone();
    await asCandidate(await visit(phone));
    test.pass(61);
    const again = await visit(phone);
    expect((await again.call('user/queryName', {})).data).toMatchObject({ has_account: true });
    expect((await asCandidate(again)).code).toBe(41010);
  });

  it('takes one account name once, however it is written, and lets another be chosen with the same proof', async () => {
    await asCandidate(await visit(), { username: 'Lixiaoming8' });
    const browser = await visit();
    const taken = await asCandidate(browser, { username: 'ＬＩＸＩＡＯＭＩＮＧ８' });
    expect(taken).toMatchObject({ code: 40000, data: { fields: { username: { key: 'taken' } } } });
    expect((await asCandidate(browser)).code).toBe(20000);
    expect((await asCandidate(browser)).code).toBe(40203);
  });

  it('of two at once with one name or one phone makes one', async () => {
    const [one, other] = [await visit(), await visit()];
    const username = newName();
    const named = await Promise.all([asCandidate(one, { username }), asCandidate(other, { username })]);
    expect(named.map(({ code }) => code).sort()).toEqual([20000, 40000]);
    const browser = await visit();
    const used = await Promise.all([asCandidate(browser), asCandidate(browser)]);
    expect(used.map(({ code }) => code).sort()).toEqual([20000, 40203]);
  });

  it.each([
    ['a role', { roles: ['admin'] }, ''],
    ['a status', { status: 'approved' }, ''],
    ['a phone that was not proven', { phone: '13800000001' }, ''],
    ['a unit of a candidate', { com_code: codes[2] }, ''],
    ['a short account name', { username: 'li' }, 'username'],
    ['a password without a digit', { password: 'ginkgotree' }, 'password'],
    ['a password of 17 characters', { password: 'ginkgo77ginkgo77g' }, 'password'],
    ['a common password', { password: 'password1' }, 'password'],
    ['no name', { name: ' ' }, 'name'],
    ['an e-mail that is none', { email: 'li@' }, 'email'],
  ])('refuses a candidate with %s', async (_, over, field) => {
    const browser = await visit();
    const { code, data } = await asCandidate(browser, over);
    expect(code).toBe(40000);
    if (field) expect(Object.keys(Object(data.fields))).toEqual([field]);
    expect((await own(browser)).code).toBe(40203);
  });

  it('takes the application of a unit, which opens nothing before staff have approved it in their list', async () => {
    const browser = await visit();
    const username = newName();
    expect(await asUnit(browser, { username })).toMatchObject({ code: 20000, data: { status: 'pending' } });
    const login = () =>
      openVisitor(test.app).call('user/login', { username, password: unitPassword, login_type: 'recommend' });
    expect((await login()).code).toBe(40102);
    const admin = await signIn(test.app, 'chiefadmin');
    const { data } = await admin.call('user/getList', { role: 'recommend', status: 'pending' });
    const [waiting] = data.items as [{ user_id: number; roles: string[]; unit: { com_name: string } }];
    expect(waiting).toMatchObject({ username, roles: ['recommend'], unit: { com_name: '虹桥职业培训学校' } });
    const { user_id } = waiting;
    const approved = await admin.call('user/setStatus', { user_id, status: 'approved', refuse_content: '' });
    expect(approved.code).toBe(20000);
    expect((await login()).code).toBe(20000);
  });

  it('notifies whoever applied for a unit of the decision, in their language, and of no freeze', async () => {
    const phone = '13900007707';
    const browser = await visit(phone);
    const username = newName();
    const input = {
      kind: 'unit',
      username,
      name: 'Ana',
      password: unitPassword,
      com_name: 'Escuela del Río',
    };
    const spanish = { headers: { 'accept-language': 'es' } };
    const applied = await browser.call('user/register', { ...input, com_code: codes[3] }, spanish);
    expect(applied.code).toBe(20000);
    const admin = await signIn(test.app, 'chiefadmin');
    const { data } = await admin.call('user/getList', { role: 'recommend', search: username });
    const [{ user_id }] = data.items as [{ user_id: number }];
    const told = async () =>
      (await listOutbox(test.services, 200))
        .filter(({ phone_masked }) => phone_masked === maskPhone(phone))
        .map(({ text }) => text)
        .filter((text) => text.includes('Escuela del Río'));
    const decide = (status: string, refuse_content = '') =>
      admin.call('user/setStatus', { user_id, status, refuse_content });
    await decide('refused', 'Falta el certificado');
    expect(await told()).toEqual([expect.stringMatching(/denegado.*Falta el certificado/)]);
    await decide('pending');
    await decide('approved');
    await decide('frozen', 'Revisión');
    await decide('approved');
    expect(await told()).toEqual([expect.stringContaining(username), expect.anything()]);
  });

  it.each([
    ['a role', { roles: ['admin'] }, ''],
    ['a status', { status: 'approved' }, ''],
    ['a password as short as a candidate’s', { password }, 'password'],
    ['a wrong credit code', { com_code: '91350100M000100Y44' }, 'com_code'],
    ['no unit name', { com_name: '' }, 'com_name'],
  ])('refuses a unit with %s', async (_, over, field) => {
    const { code, data } = await asUnit(await visit(), { com_code: codes[1], ...over });
    expect(code).toBe(40000);
    if (field) expect(Object.keys(Object(data.fields))).toEqual([field]);
  });

  it('takes a credit code and the phone of an application once', async () => {
    const phone = newPhone();
    expect((await asUnit(await visit(phone), { com_code: codes[2] })).code).toBe(20000);
    const other = await visit();
    expect(await asUnit(other, { com_code: ` ${codes[2]?.toLowerCase()} ` })).toMatchObject({
      code: 40000,
      data: { fields: { com_code: { key: 'taken' } } },
    });
    test.pass(61);
    expect((await asUnit(await visit(phone), { com_code: codes[1] })).code).toBe(41010);
  });

  it('lets one phone try few names', async () => {
    await asCandidate(await visit(), { username: 'wellknown' });
    const browser = await visit();
    const tried: number[] = [];
    for (let n = 0; n < 21; n += 1) tried.push((await asCandidate(browser, { username: 'wellknown' })).code);
    expect(tried.filter((code) => code === 40000)).toHaveLength(20);
    expect(tried.at(-1)).toBe(42900);
  });
});
