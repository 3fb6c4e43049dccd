import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StaffSession } from '../../../../platform/http/calls/caller.js';
import { newId } from '../../../../platform/store/new-id.js';
import { engines } from '../../../../testing/engines.js';
import { callHandler } from '../../../class/testing/call-handler.js';
import { insertTestClass } from '../../../class/testing/insert-test-class.js';
import { openTestServices, type TestServices } from '../../../class/testing/open-test-services.js';
import { insertUnit, openStaff } from '../../../class/testing/staff.js';
import { enrolNth } from '../../testing/enrol-nth.js';
import { testForm, testPhone } from '../../testing/test-candidate.js';
import { findPeople } from './find-people.js';
import { spellNames } from './spell-names.js';

describe.each(engines)('people, whatever class they are in, on $name', (engine) => {
  let services: TestServices;
  let zky: StaffSession;
  let first: number;
  let second: number;
  let unit_id: number;
  /** Somebody in both classes, with two phones; the second came by the link of a unit. */
  let twice: { enrolment_id: number; enrol_no: string }[];
  let alone: { enrolment_id: number; enrol_no: string };

  beforeAll(async () => {
    services = await openTestServices(engine);
    zky = await openStaff(services, { roles: ['zky-admin'] });
    first = await insertTestClass(services, { class_name: '上海第一期', code: 'TC26-0101' });
    second = await insertTestClass(services, { class_name: '杭州第二期', code: 'TC26-0102' });
    unit_id = await insertUnit(services, '华东技术咨询协会');
    const { id_card, birth } = testForm(1);
    const name = '单晓华';
    twice = [await enrolNth(services, first, 1, { name })];
    services.moveTo('2026-11-21T05:00:00.000Z');
    twice.push(await enrolNth(services, second, 2, { id_card, birth, name }));
    alone = await enrolNth(services, first, 3, { name: '欧阳若曦' });
    await services.store.db
      .updateTable('enrolment')
      .set({ unit_id })
      .where('class_id', '=', second)
      .execute();
    const at = services.now();
    const issuer = await openStaff(services, { roles: ['zky-admin'] });
    const { enrolment_id } = alone;
    const ticket = { class_id: first, ticket_id: newId(), enrolment_id, live_enrolment_id: enrolment_id };
    await services.store.db
      .insertInto('exam_ticket')
      .values({
        ...ticket,
        ...{ ticket_no: '260101007', status: 'issued', revision: 1, issued_at: at, updated_at: at },
      })
      .execute();
    await services.store.db
      .insertInto('certificate')
      .values({
        ...{ class_id: first, certificate_id: newId(), kind: 'candidate' },
        ...{ enrolment_id, live_id: enrolment_id },
        ...{ certificate_no: 'C2026000123', status: 'valid', name: '欧阳若曦', level: '5' },
        ...{ prepared_by: zky.user_id, prepared_at: at, updated_at: at },
        ...{ issued_by: issuer.user_id, issued_at: at },
      })
      .execute();
  });
  afterAll(() => services.close());

  const find = (search: string, caller = zky) =>
    callHandler(findPeople, { services, caller, input: { search } });
  const found = async (search: string, caller = zky) =>
    (await find(search, caller)).items.map(({ name, standings }) => [
      name,
      standings.map(({ class_id }) => class_id),
    ]);

  it('are one for each document, with every enrolment, the newest first, numbers masked', async () => {
    const { items, more } = await find('单晓华');
    expect(more).toBe(false);
    expect(items).toMatchObject([
      {
        name: '单晓华',
        standings: [
          { class_name: '杭州第二期', class_code: 'TC26-0102', phone_masked: '138****0002', stage: 'review' },
          { class_name: '上海第一期', enrol_no: twice[0]?.enrol_no, waits_for: 'desk', list: 'candidates' },
        ],
      },
    ]);
    expect(JSON.stringify(items)).not.toContain(testForm(1).id_card);
    expect(JSON.stringify(items)).not.toContain(testPhone(1));
  });

  it.each([
    ['a part of the name', () => '晓华'],
    ['the phone of either enrolment', () => testPhone(1)],
    ['the phone in any spelling', () => `+86 ${testPhone(2)}`],
    ['the identity number in any spelling', () => testForm(1).id_card.toLowerCase()],
    ['the number of an enrolment', () => twice[0]?.enrol_no.toLowerCase() ?? ''],
    ['pinyin in full', () => 'shan xiaohua'],
    ['pinyin by another reading of the surname', () => 'danxiaohua'],
    ['the first letters', () => 'SXH'],
    ['the pinyin of the given name', () => 'xiaohua'],
  ])('are found by %s', async (_, search) => {
    expect(await found(search())).toEqual([['单晓华', [second, first]]]);
  });

  it.each([
    ['a ticket', '260101007'],
    ['a certificate', 'c2026000123'],
  ])('are found by the number of %s', async (_, number) => {
    expect(await found(number)).toEqual([['欧阳若曦', [first]]]);
    expect((await find(number)).items[0]?.standings[0]).toMatchObject({
      ticket_no: '260101007',
      certificate_no: 'C2026000123',
    });
  });

  it.each([
    ['a part of a phone', testPhone(1).slice(0, 9)],
    ['a part of an identity number', testForm(1).id_card.slice(0, 12)],
    ['a part of a number', 'TC26-0101'],
    ['one syllable', 'hua'],
    ['a sign that means something to LIKE', '%'],
    ['nobody', '查无此人'],
  ])('are not found by %s', async (_, search) => {
    expect(await find(search)).toEqual({ items: [], more: false });
  });

  it('need something to be looked for', async () => {
    await expect(find('  ')).rejects.toThrow();
    await expect(find('x'.repeat(81))).rejects.toThrow();
  });

  const staff: readonly (readonly [
    says: string,
    account: () => Parameters<typeof openStaff>[1],
    seen: () => unknown,
  ])[] = [
    ['admin everything', () => ({ roles: ['admin'] }), () => [['单晓华', [second, first]]]],
    [
      'a master the classes they own',
      () => ({ roles: ['master'], owner: [first] }),
      () => [['单晓华', [first]]],
    ],
    [
      'a recommending institution the classes it owns',
      () => ({ roles: ['recommend'], unit_id: null, owner: [first], organization: [first] }),
      () => [['单晓华', [first]]],
    ],
    [
      'an institution that takes part its own candidates',
      () => ({ roles: ['recommend'], unit_id, organization: [first, second] }),
      () => [['单晓华', [second]]],
    ],
    [
      'an institution nothing of a class that it takes no part in',
      () => ({ roles: ['recommend'], unit_id }),
      () => [],
    ],
    [
      'a registration account the classes it owns',
      () => ({ roles: ['editor'], owner: [second] }),
      () => [['单晓华', [second]]],
    ],
    [
      'a company whose exam days and payments alone are its work, nothing',
      () => ({ roles: ['company'], sign_in: [first], paid_in: [first] }),
      () => [],
    ],
    ['a master of another class nothing', () => ({ roles: ['master'], owner: [404] }), () => []],
    ['an expert nothing', () => ({ roles: ['expert'], owner: [first] }), () => []],
    ['an expert who is not at work nothing', () => ({ roles: ['no-active-expert'] }), () => []],
  ];

  it.each(staff)('show %s', async (_, account, seen) => {
    const caller = await openStaff(services, account());
    for (const search of ['单晓华', testForm(1).id_card, 'sxh']) {
      expect([search, await found(search, caller)]).toEqual([search, seen()]);
    }
  });

  it('are not found by what stands in a class that is not seen', async () => {
    const caller = await openStaff(services, { roles: ['master'], owner: [second] });
    for (const search of [testPhone(1), twice[0]?.enrol_no ?? '', '260101007', '欧阳若曦']) {
      expect([search, await found(search, caller)]).toEqual([search, []]);
    }
    expect(await found(testPhone(2), caller)).toEqual([['单晓华', [second]]]);
  });

  it('are at most ten, and it is said that there are more', async () => {
    for (let n = 20; n < 31; n += 1) await enrolNth(services, first, n, { name: '司马同名' });
    const { items, more } = await find('司马同名');
    expect([items.length, more]).toEqual([10, true]);
    expect((await find(testPhone(20))).more).toBe(false);
  });

  it('of before names were spelled are found by pinyin once the job was there', async () => {
    const { enrolment_id } = await enrolNth(services, first, 40, { name: '诸葛明月' });
    const spelled = services.store.db.updateTable('enrolment').where('enrolment_id', '=', enrolment_id);
    await spelled.set({ name_pinyin: null }).execute();
    expect(await found('zhugemingyue')).toEqual([]);
    expect(await spellNames(services)).toBe(1);
    expect(await found('zgmy')).toEqual([['诸葛明月', [first]]]);
    expect(await spellNames(services)).toBe(0);
  });
});
