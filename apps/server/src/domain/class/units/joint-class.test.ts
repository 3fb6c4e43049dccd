import type { InputOf } from '@skillcert/api-client/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readTimeline } from '../../../platform/audit/read-timeline.js';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import { engines } from '../../../testing/engines.js';
import { callHandler } from '../testing/call-handler.js';
import { owning } from '../testing/class-office.js';
import { insertTestClass } from '../testing/insert-test-class.js';
import { openTestServices, type TestServices } from '../testing/open-test-services.js';
import { fieldsOf, refusalOf } from '../testing/refused.js';
import { insertUnit, openStaff } from '../testing/staff.js';
import { addClassRecommend } from './add-class-recommend.js';
import { fetchClassRecommendList } from './fetch-class-recommend-list.js';
import { fetchClassRecommendLists } from './fetch-class-recommend-lists.js';
import { fetchClassRestRcommendList } from './fetch-class-rest-rcommend-list.js';
import { isUniqueComRecommender } from './is-unique-com-recommender.js';

type Units = InputOf<'class/addClassRecommend'>['units'];

describe.each(engines)('the units of a joint class on $name', (engine) => {
  let services: TestServices;
  let host: StaffSession;
  let class_id: number;
  let east: number;
  let south: number;

  const insertRecommender = async (com_name: string) => {
    const unit_id = await insertUnit(services, com_name);
    const account = await openStaff(services, { roles: ['recommend'], unit_id });
    const { user_id } = account;
    await services.store.db.insertInto('account_role').values({ user_id, role: 'recommend' }).execute();
    return { unit_id, account };
  };
  const listed = (caller: StaffSession = host) =>
    callHandler(fetchClassRecommendLists, { services, caller, input: { class_id } });
  const write = async (units: Units, seen?: string) => {
    const updated_at = seen ?? (await listed()).updated_at;
    return callHandler(addClassRecommend, { services, caller: host, input: { class_id, updated_at, units } });
  };
  const half = (unit_id: number, quota = 40) => ({ unit_id, quota, share_bp: 5_000 });
  const rest = (input: object = {}) =>
    callHandler(fetchClassRestRcommendList, { services, caller: host, input: { class_id, ...input } });

  beforeAll(async () => {
    services = await openTestServices(engine);
    east = (await insertRecommender('华东技术咨询协会')).unit_id;
    south = (await insertRecommender('华南技术咨询促进会')).unit_id;
  });
  afterAll(() => services.close());
  beforeEach(async () => {
    class_id = await insertTestClass(services, { class_type: 1, capacity: 100 });
    host = owning(await openStaff(services, { roles: ['master'] }), class_id);
  });

  describe('addClassRecommend', () => {
    it('adds, changes and removes units, and keeps what was before in the history', async () => {
      await write([half(east), half(south, 60)]);
      const written = await write([{ unit_id: south, quota: 70, share_bp: 10_000 }]);
      expect(written.class_recommend_lists).toEqual([
        { unit_id: south, com_name: '华南技术咨询促进会', quota: 70, share_bp: 10_000, taken: 0 },
      ]);
      const timeline = await readTimeline(services.store.db, class_id, 'class', class_id);
      expect(timeline.map(({ action, by }) => [action, by])).toEqual([
        ['units', '林秋月'],
        ['units', '林秋月'],
      ]);
    });

    it('opens the class to the accounts of its units and closes it again when they leave', async () => {
      const { unit_id, account } = await insertRecommender('西部技术咨询中心');
      const duties = () =>
        services.store.db
          .selectFrom('assignment')
          .select(['duty', 'class_id'])
          .where('user_id', '=', account.user_id)
          .execute();
      await write([half(east), half(unit_id)]);
      expect(await duties()).toEqual([{ duty: 'organization', class_id }]);
      await write([{ ...half(east), share_bp: 10_000 }]);
      expect(await duties()).toEqual([]);
    });

    it.each([
      ['the shares do not total 100 %', () => [half(east)], { units: 'share_total' }],
      [
        'the quotas are more than the seats',
        () => [half(east, 60), half(south, 60)],
        { units: 'quota_total' },
      ],
      ['a unit is named twice', () => [half(east), half(east)], { 'units.1.unit_id': 'not_unique' }],
      ['a unit does not exist', () => [half(east), half(999_999)], { 'units.1.unit_id': 'not_offered' }],
    ])('names the field when %s', async (_, units, fields) => {
      expect(await fieldsOf(write(units()))).toEqual(fields);
    });

    it('refuses a unit that recommends nobody, and a second unit of the same name', async () => {
      const silent = await insertUnit(services, '无推荐账号的单位');
      expect(await fieldsOf(write([half(east), half(silent)]))).toEqual({ 'units.1.unit_id': 'not_offered' });
      const double = (await insertRecommender('华东技术咨询协会')).unit_id;
      expect(await fieldsOf(write([half(east), half(double)]))).toEqual({ 'units.1.unit_id': 'not_unique' });
    });

    it('keeps a unit with candidates, and its quota above them', async () => {
      await write([half(east), half(south)]);
      await services.store.db
        .updateTable('class_unit')
        .set({ taken: 7 })
        .where('class_id', '=', class_id)
        .where('unit_id', '=', east)
        .execute();
      const only = (unit_id: number) => [{ unit_id, quota: 50, share_bp: 10_000 }];
      expect(await refusalOf(write(only(south)))).toBe('unit_has_candidates');
      expect(await fieldsOf(write([half(east, 6), half(south)]))).toEqual({ 'units.0.quota': 'too_small' });
      expect((await write([half(east, 7), half(south)])).class_recommend_lists).toHaveLength(2);
    });

    it('refuses an outdated version, a single class and one that is over', async () => {
      const { updated_at } = await listed();
      services.moveTo('2026-11-21T05:00:00.000Z');
      await write([half(east), half(south)]);
      expect(await refusalOf(write([half(east), half(south)], updated_at))).toBe('state_changed');
      for (const [row, refusal] of [
        [{ class_type: 0 }, 'transition_refused'],
        [{ class_type: 1, status: 'examining' as const }, 'class_state'],
      ] as const) {
        class_id = await insertTestClass(services, row);
        host = owning(host, class_id);
        expect(await refusalOf(write([half(east), half(south)]))).toBe(refusal);
      }
    });

    it('lets one of two editors through who write the same version at once', async () => {
      const { updated_at } = await listed();
      services.moveTo('2026-11-21T06:00:00.000Z');
      const settled = await Promise.allSettled(
        [1, 2].map(() => write([half(east), half(south)], updated_at)),
      );
      expect(settled.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    });
  });

  describe('fetchClassRecommendLists', () => {
    it('shows a unit that takes part how full it is, and of the others only who they are', async () => {
      await write([half(east), half(south)]);
      const guest = await openStaff(services, {
        roles: ['recommend'],
        unit_id: south,
        organization: [class_id],
      });
      const units = (await listed(guest)).class_recommend_lists;
      expect(units.map(({ unit_id, taken }) => [unit_id, taken])).toEqual([
        [east, null],
        [south, 0],
      ]);
    });
  });

  describe('fetchClassRestRcommendList', () => {
    it('offers the recommending units that do not take part yet, by name', async () => {
      await write([half(east), half(south)]);
      const { unit_id } = await insertRecommender(`临时推荐机构${class_id}`);
      await insertUnit(services, `临时普通单位${class_id}`);
      const found = await rest({ search: String(class_id) });
      expect(found).toMatchObject({ total: 1, items: [{ unit_id, com_code: null }] });
      const everything = await rest({ limit: 100 });
      expect(everything.items.map((unit) => unit.unit_id)).not.toContain(east);
      expect(everything.total).toBe(everything.items.length);
    });

    it('takes % and _ for themselves, and knows no class that does not exist', async () => {
      expect((await rest({ search: '%_%' })).total).toBe(0);
      class_id = 4711;
      expect(await refusalOf(rest())).toBe('not_found');
    });
  });

  describe('fetchClassRecommendList', () => {
    it('gives the figures of one unit, and nothing of a unit that takes no part', async () => {
      await write([{ ...half(east), share_bp: 10_000 }]);
      const one = (unit_id: number) =>
        callHandler(fetchClassRecommendList, { services, caller: host, input: { class_id, unit_id } });
      expect(await one(east)).toMatchObject({ quota: 40, share_bp: 10_000, taken: 0, reviews: [] });
      expect(await refusalOf(one(south))).toBe('not_found');
    });
  });

  describe('isUniqueComRecommender', () => {
    const isUnique = async (unit_id: number) =>
      (await callHandler(isUniqueComRecommender, { services, caller: host, input: { class_id, unit_id } }))
        .is_unique;

    it('knows a unit by its record, its name and its credit code', async () => {
      await write([{ ...half(east), share_bp: 10_000 }]);
      const double = await insertUnit(services, '华东技术咨询协会');
      expect([await isUnique(east), await isUnique(double), await isUnique(south)]).toEqual([
        false,
        false,
        true,
      ]);
    });

    it('says nothing of a unit or a class that does not exist', async () => {
      expect(await refusalOf(isUnique(999_999))).toBe('not_found');
      class_id = 4711;
      expect(await refusalOf(isUnique(east))).toBe('not_found');
    });
  });
});
