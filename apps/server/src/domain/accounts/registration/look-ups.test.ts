import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../platform/http/testing/open-test-app.js';
import { engines } from '../../../testing/engines.js';
import { insertTestClass } from '../../class/testing/insert-test-class.js';
import { enrolNth } from '../../enrolment/testing/enrol-nth.js';
import { testForm, testPhone } from '../../enrolment/testing/test-candidate.js';
import { createAccount } from '../sign-in/testing/create-account.js';
import { signIn } from '../sign-in/testing/sign-in.js';
import { openVisitor, provePhone } from './testing/prove-phone.js';

const { id_type, id_card } = testForm(1);
const nothing = { valid: true, enrolments: 0, has_account: false };

describe.each(engines)('what a visitor learns of a person and a class, on $name', (engine) => {
  let test: TestApp;
  let class_id: number;
  beforeAll(async () => {
    test = await openTestApp(engine);
    const { services } = test;
    class_id = await insertTestClass(services);
    const contacts = JSON.stringify([{ name: '周敏', phone: '021-55550123' }]);
    await services.store.db.updateTable('class').set({ contacts }).where('class_id', '=', class_id).execute();
    await enrolNth(services, class_id, 1);
    await createAccount(services, { username: 'owner01', roles: ['master'], owner_classes: [class_id] });
    await createAccount(services, { username: 'other01', roles: ['master'], owner_classes: [404] });
    await createAccount(services, { username: 'admin01', roles: ['zky-admin'] });
  });
  afterAll(() => test.close());

  const visit = async (phone?: string) => {
    const browser = openVisitor(test.app);
    if (phone) await provePhone(test.services, browser, phone, 'enrol');
    return browser;
  };

  describe('user/checkIdCard', () => {
    it('says to the holder of the phone that the number is enrolled, and to nobody else', async () => {
      const holder = await visit(testPhone(1));
      const check = { id_type, id_card };
      expect((await holder.call('user/checkIdCard', check)).data).toEqual({ ...nothing, enrolments: 1 });
      const stranger = await visit('13900001111');
      const known = await stranger.call('user/checkIdCard', check);
      const unknown = await stranger.call('user/checkIdCard', { id_type, id_card: testForm(5).id_card });
      expect(known.data).toEqual(nothing);
      expect([known.code, known.message, known.data]).toEqual([unknown.code, unknown.message, unknown.data]);
      expect((await (await visit()).call('user/checkIdCard', check)).code).toBe(40203);
    });

    it.each([
      ['owner01', 1],
      ['other01', 0],
      ['admin01', 1],
    ])('shows %s %i enrolments: those in the classes it works with', async (username, enrolments) => {
      const staff = await signIn(test.app, username);
      const { data } = await staff.call('user/checkIdCard', { id_type, id_card });
      expect(data).toEqual({ ...nothing, enrolments });
    });

    it('says what is no number, in the document’s own rules', async () => {
      const holder = await visit('13900002222');
      const wrong = [
        { id_type, id_card: `${id_card.slice(0, 17)}${id_card.endsWith('1') ? '2' : '1'}` },
        { id_type: 'hk', id_card },
      ];
      for (const input of wrong) {
        expect((await holder.call('user/checkIdCard', input)).data).toEqual({ ...nothing, valid: false });
      }
      expect((await holder.call('user/checkIdCard', { id_type: 'xx', id_card })).code).toBe(40000);
    });

    it('lets one phone ask about few people', async () => {
      const holder = await visit('13900003333');
      const answered: number[] = [];
      for (let n = 0; n < 21; n += 1)
        answered.push((await holder.call('user/checkIdCard', { id_type, id_card })).code);
      expect(answered.filter((code) => code === 20000)).toHaveLength(20);
      expect(answered.at(-1)).toBe(42900);
    });

    it('says that an account stands for the phone', async () => {
      const browser = await visit();
      await provePhone(test.services, browser, testPhone(1));
      const input = { kind: 'candidate', username: 'holder01', name: '李晓明', password: 'ginkgo77' };
      expect((await browser.call('user/register', input)).code).toBe(20000);
      expect((await browser.call('user/checkIdCard', { id_type, id_card })).data).toEqual({
        valid: true,
        enrolments: 1,
        has_account: true,
      });
    });
  });

  describe('user/getContact', () => {
    const ask = async (phone: string | undefined, input: object = { class_id }) =>
      (await visit(phone)).call('user/getContact', input);

    it('shows the contacts of an open class masked, and whole once a phone is proven', async () => {
      test.pass(61);
      expect((await ask(undefined)).data).toMatchObject({
        masked: true,
        contacts: [{ name: '周*', phone: '021*****0123' }],
      });
      expect((await ask('13900004444')).data).toMatchObject({
        masked: false,
        contacts: [{ name: '周敏', phone: '021-55550123' }],
      });
    });

    it('shows those of a class that is closed to its own candidates alone, as if it were not there', async () => {
      const { db } = test.services.store;
      const set = (status: 'closed' | 'enrolling') =>
        db.updateTable('class').set({ status }).where('class_id', '=', class_id).execute();
      test.pass(61);
      await set('closed');
      expect((await ask(testPhone(1))).data).toMatchObject({ masked: false });
      const absent = await ask('13900005555', { class_id: 404 });
      for (const phone of [undefined, '13900006666']) {
        const { code, message, data } = await ask(phone);
        expect({ code, message, data }).toEqual({ code: 40400, message: absent.message, data: null });
      }
      await set('enrolling');
    });

    it('names the unit of the link where it takes part, and no other', async () => {
      const { db } = test.services.store;
      const insert = (com_name: string) =>
        db
          .insertInto('unit')
          .values({ com_name, pi_name: '赵文博', pi_phone: '021-55550101' })
          .returning('unit_id')
          .executeTakeFirstOrThrow();
      const [part, stranger] = [await insert('虹桥学校'), await insert('浦东学校')];
      await db.insertInto('class_unit').values({ class_id, unit_id: part.unit_id, quota: 3 }).execute();
      const linked = await ask(undefined, { class_id, unit_id: part.unit_id });
      expect(linked.data).toMatchObject({
        unit: { com_name: '虹桥学校', name: '赵**', phone: '021*****0101' },
      });
      const foreign = await ask(undefined, { class_id, unit_id: stranger.unit_id });
      expect(JSON.stringify(foreign.data)).not.toContain('浦东学校');
    });
  });
});
