import { contract } from '@skillcert/api-client/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../../platform/http/testing/create-browser.js';
import { openTestApp, type TestApp } from '../../../platform/http/testing/open-test-app.js';
import { engines } from '../../../testing/engines.js';
import { openVisitor, provePhone } from '../../accounts/registration/testing/prove-phone.js';
import { createAccount } from '../../accounts/sign-in/testing/create-account.js';
import { signIn } from '../../accounts/sign-in/testing/sign-in.js';
import { insertTestClass } from '../../class/testing/insert-test-class.js';
import { enrolNth } from '../testing/enrol-nth.js';
import { testForm, testPhone } from '../testing/test-candidate.js';

const password = 'ginkgo77';

describe.each(engines)('candidates across classes, on $name', (engine) => {
  let test: TestApp;
  let zky: Browser;
  let first: number;
  let second: number;
  /** The enrolments of the person who enrolled twice, with two phones. */
  let twice: { enrolment_id: number }[];

  beforeAll(async () => {
    test = await openTestApp(engine);
    first = await insertTestClass(test.services, { class_name: '上海第一期' });
    second = await insertTestClass(test.services, { class_name: '杭州第二期', status: 'enrolling' });
    const { id_card, birth, name } = testForm(1);
    twice = [
      await enrolNth(test.services, first, 1),
      await enrolNth(test.services, second, 2, { id_card, birth, name }),
    ];
    await enrolNth(test.services, first, 3, { name: '欧阳若曦', employer: '=浦江' });
    await createAccount(test.services, { username: 'zky01', name: '陈思远', roles: ['zky-admin'] });
    await createAccount(test.services, { username: 'master01', roles: ['master'], owner_classes: [first] });
    zky = await signIn(test.app, 'zky01');
  });
  afterAll(() => test.close());

  let serial = 0;
  const register = async (phone = `1370000${2_000 + serial}`) => {
    serial += 1;
    const username = `Person${serial}`;
    const browser = openVisitor(test.app);
    await provePhone(test.services, browser, phone);
    const input = { kind: 'candidate', username, name: '欧阳若曦', password };
    const { code, message } = await browser.call('user/register', input);
    if (code !== 20000) throw new Error(message);
    const { candidate_id } = await test.services.store.db
      .selectFrom('candidate_account')
      .select('candidate_id')
      .where('username', '=', username)
      .executeTakeFirstOrThrow();
    return { browser, phone, username, candidate_id };
  };
  const list = async (input: object = {}) => {
    const { data } = await zky.call('candidate/fetchCandidateLists', input);
    return contract['candidate/fetchCandidateLists'].output.parse(data);
  };
  const accounts = async (input: object) => {
    const { data } = await zky.call('candidate/fetchAccountLists', input);
    return contract['candidate/fetchAccountLists'].output.parse(data);
  };
  const set = (candidate_id: number, status: string, refuse_content = '') =>
    zky.call('candidate/setAccountStatus', { candidate_id, status, refuse_content });
  const read = async (candidate_id: number) => {
    const { data } = await zky.call('candidate/fetchAccountById', { candidate_id });
    return contract['candidate/fetchAccountById'].output.parse(data);
  };

  describe('the list', () => {
    it('has the enrolments of every class, the newest first, with number and phone masked', async () => {
      const { items, total } = await list();
      expect(total).toBe(3);
      expect(items.map(({ class_name }) => class_name)).toEqual(['上海第一期', '杭州第二期', '上海第一期']);
      expect(items[2]).toMatchObject({ name: testForm(1).name, phone_masked: '138****0001' });
      expect(JSON.stringify(items)).not.toContain(testForm(1).id_card);
      expect(JSON.stringify(items)).not.toContain(testPhone(1));
      expect((await list({ order: 'asc' })).items.at(-1)?.name).toBe('欧阳若曦');
      expect(await list({ page: 2, limit: 2 })).toMatchObject({
        total: 3,
        items: [{ name: testForm(1).name }],
      });
    });

    it.each([
      ['a part of a name', '欧阳', 1],
      ['a phone in any spelling', '+86 138-0000-0001', 1],
      ['an identity number, with whatever phone', testForm(1).id_card.toLowerCase(), 2],
      ['a part of a phone', '1380000', 0],
      ['a part of an identity number', testForm(1).id_card.slice(0, 12), 0],
      ['a sign that means something to LIKE', '%', 0],
    ])('finds %s', async (_, search, total) => {
      expect((await list({ search })).total).toBe(total);
    });

    it('is narrowed by state', async () => {
      expect((await list({ status: ['submitted'] })).total).toBe(3);
      expect((await list({ status: ['approved', 'refused'] })).total).toBe(0);
    });

    it('says how many wait for a review, of all that a search finds and whatever the state', async () => {
      const waiting = (submitted: number) => ({ submitted, in_review: 0, doubtful: 0 });
      expect(await list({ status: ['approved'] })).toMatchObject({ total: 0, to_do: waiting(3) });
      const search = testForm(1).id_card;
      expect(await list({ status: ['approved'], search })).toMatchObject({ total: 0, to_do: waiting(2) });
      expect((await list({ search: '欧阳' })).to_do).toEqual(waiting(1));
    });

    it('is the platform’s: to others it is not there', async () => {
      const master = await signIn(test.app, 'master01');
      const platforms = Object.values(contract).filter(
        ({ call, access }) =>
          call.startsWith('candidate/') && 'roles' in access && access.roles.join() === 'zky-admin',
      );
      expect(platforms.length).toBeGreaterThanOrEqual(6);
      for (const { call } of platforms) {
        expect([call, (await master.call(call, {})).code]).toEqual([call, 40400]);
      }
    });

    it.each([{ search: 'x'.repeat(81) }, { page: 0 }, { status: ['gone'] }, { class_id: 1 }])(
      'refuses %o',
      async (input) => {
        expect((await zky.call('candidate/fetchCandidateLists', input)).code).toBe(40000);
      },
    );
  });

  describe('one person’s history', () => {
    const history = (class_id: number, enrolment_id = 0) =>
      zky.call('candidate/fetchHistory', { class_id, enrolment_id });

    it('goes by the document: both classes, both phones’ accounts, every step, none of others', async () => {
      const { username } = await register(testPhone(2));
      for (const [at, class_id] of [first, second].entries()) {
        const { data } = await history(class_id, twice[at]?.enrolment_id);
        const person = contract['candidate/fetchHistory'].output.parse(data);
        expect(person.enrolments.map(({ class_name }) => class_name)).toEqual(['杭州第二期', '上海第一期']);
        expect(person.accounts).toMatchObject([
          { username, phone_masked: '138****0002', status: 'approved' },
        ]);
        expect(person.timeline.map(({ action, class_name }) => [action, class_name])).toEqual([
          ['enrol', '上海第一期'],
          ['enrol', '杭州第二期'],
        ]);
        expect(JSON.stringify(person)).not.toContain(testForm(1).id_card);
      }
    });

    it('is not there for an enrolment of another class, nor for none', async () => {
      expect((await history(second, twice[0]?.enrolment_id)).code).toBe(40400);
      expect((await history(404, 404)).code).toBe(40400);
    });
  });

  describe('an account', () => {
    it('is found by phone, name, account name, and the number enrolled with its phone', async () => {
      const { candidate_id, phone, username } = await register(testPhone(3));
      const { id_card } = testForm(3);
      for (const search of [phone, `+86 ${phone}`, username.toUpperCase(), id_card]) {
        const { items } = await accounts({ search });
        expect([search, items.map((row) => row.candidate_id)]).toEqual([search, [candidate_id]]);
      }
      const [newest] = (await accounts({ search: '欧阳若' })).items;
      expect(newest).toMatchObject({
        candidate_id,
        phone_masked: '138****0003',
        enrolments: 1,
        status: 'approved',
      });
      expect((await accounts({ search: phone.slice(0, 7) })).total).toBe(0);
    });

    it('is frozen with a reason, which ends its sessions at once, and activated again', async () => {
      const { browser, candidate_id, phone, username } = await register();
      const own = async () => (await browser.call('class/fetchEnrollListsByPhone', {})).code;
      expect(await own()).toBe(20000);
      expect(await set(candidate_id, 'frozen')).toMatchObject({
        code: 40000,
        data: { fields: { refuse_content: { key: 'reason_required' } } },
      });
      expect(await own()).toBe(20000);
      expect((await set(candidate_id, 'frozen', '冒用他人手机号')).data).toMatchObject({
        status: 'frozen',
        refuse_content: '冒用他人手机号',
      });
      expect(await own()).toBe(40203);
      expect((await set(candidate_id, 'frozen', '再次')).code).toBe(40902);
      const again = await openVisitor(test.app).call('candidate/signIn', { username, password });
      expect(again.code).toBe(40102);
      const wrong = await openVisitor(test.app).call('candidate/signIn', { username, password: 'ginkgo78' });
      expect(wrong.code).toBe(40101);
      expect((await accounts({ status: 'frozen', search: phone })).total).toBe(1);

      expect((await set(candidate_id, 'approved')).data).toMatchObject({
        status: 'approved',
        refuse_content: '',
      });
      const back = openVisitor(test.app);
      expect((await back.call('candidate/signIn', { username, password })).code).toBe(20000);
      expect(await own()).toBe(40203);
      const { timeline, phone_masked } = await read(candidate_id);
      expect(phone_masked).toBe(`${phone.slice(0, 3)}****${phone.slice(-4)}`);
      expect(timeline.map(({ action, by, reason }) => [action, by, reason])).toEqual([
        ['register', '', null],
        ['freeze', '陈思远', '冒用他人手机号'],
        ['unfreeze', '陈思远', null],
      ]);
    });

    it('that is frozen cannot be opened by a code either, nor given a new password; the phone stays proven', async () => {
      const { candidate_id, phone } = await register();
      await set(candidate_id, 'frozen', '冒用他人手机号');
      await test.services.store.db.deleteFrom('verify_code').execute();
      const browser = openVisitor(test.app);
      await provePhone(test.services, browser, phone, 'enrol');
      expect((await browser.call('candidate/signInByCode', {})).code).toBe(40102);
      expect((await browser.call('candidate/changePassword', { password: 'maple-88' })).code).toBe(40102);
      expect((await browser.call('class/fetchEnrollListsByPhone', {})).code).toBe(20000);
    });

    it('that is frozen twice at once is frozen once', async () => {
      const { candidate_id } = await register();
      const answers = await Promise.all([1, 2, 3].map(() => set(candidate_id, 'frozen', '冒用')));
      expect(answers.map(({ code }) => code).sort()).toEqual([20000, 40902, 40902]);
    });

    it('that does not exist is not there', async () => {
      expect((await set(404_404, 'frozen', '冒用')).code).toBe(40400);
      expect((await zky.call('candidate/fetchAccountById', { candidate_id: 404_404 })).code).toBe(40400);
      expect((await set(1, 'pending')).code).toBe(40000);
    });
  });

  it('are exported with a purpose that the trail keeps: masked, no formula, as the list is filtered', async () => {
    const take = (input: object) => zky.call('candidate/exportCandidateLists', input);
    expect(await take({})).toMatchObject({ code: 40000, data: { fields: { purpose: { key: 'required' } } } });
    expect(await take({ purpose: ' ' })).toMatchObject({ code: 40000 });
    const { status, headers, bytes } = await take({ search: '欧阳', purpose: '年度汇总' });
    expect([status, headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
    const lines = bytes.toString('utf8').split('\r\n').slice(0, -1);
    expect(lines).toHaveLength(2);
    expect(lines[1]).toMatch(/^欧阳若曦,\d{4}\*+.{4},138\*{4}0003,'=浦江,/);
    expect(lines[1]).toContain(',上海第一期,');
    const { rows } = await sql`
      select reason, detail from audit_event where action = 'export' order by seq desc limit 1`.execute(
      test.services.store.db,
    );
    expect(rows).toMatchObject([{ reason: '年度汇总', detail: { rows: 1, filters: { search: '欧阳' } } }]);
  });
});
