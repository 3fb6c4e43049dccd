import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import { engines } from '../../../testing/engines.js';
import { fetchClassById } from '../fetch-class-by-id.js';
import { callHandler } from '../testing/call-handler.js';
import { classOffice } from '../testing/class-office.js';
import { countStatements } from '../testing/count-statements.js';
import { insertTestClass } from '../testing/insert-test-class.js';
import { openTestServices, type TestServices } from '../testing/open-test-services.js';
import { insertUnit, openStaff } from '../testing/staff.js';
import { fetchClassLists } from './fetch-class-lists.js';
import { fetchOpenClasses } from './fetch-open-classes.js';

describe.each(engines)('class lists on $name', (engine) => {
  let services: TestServices;
  let admin: StaffSession;
  let office: ReturnType<typeof classOffice>;
  beforeAll(async () => {
    services = await openTestServices(engine);
    admin = await openStaff(services, { roles: ['zky-admin'], name: '陈思远' });
    office = classOffice(services);
  });
  afterAll(() => services.close());

  const list = (caller: StaffSession, input: object = {}) =>
    callHandler(fetchClassLists, { services, caller, input });

  describe('fetchClassLists', () => {
    it('shows the union of the session’s four lists, and everything to the platform', async () => {
      const [owned, organised, signed, foreign] = [
        await insertTestClass(services, { city: '昆明' }),
        await insertTestClass(services, { city: '昆明' }),
        await insertTestClass(services, { city: '昆明' }),
        await insertTestClass(services, { city: '昆明' }),
      ];
      const caller = await openStaff(services, {
        roles: ['editor'],
        owner: [owned],
        organization: [organised],
        sign_in: [signed],
      });
      const own = await list(caller, { search: '昆明' });
      expect(own.items.map((item) => item.class_id).sort()).toEqual([owned, organised, signed].sort());
      expect(own.total).toBe(3);
      expect((await list(admin, { search: '昆明' })).items.map((item) => item.class_id)).toContain(foreign);
    });

    it('filters by state and level, sorts and pages', async () => {
      for (const [index, level] of ['2', '2', '3'].entries()) {
        await insertTestClass(services, {
          city: '拉萨',
          level,
          status: 'paused',
          exam_at: new Date(`2027-03-0${index + 1}T01:00:00Z`),
        });
      }
      const page = await list(admin, {
        search: '拉萨',
        status: ['paused'],
        level: '2',
        sort: 'exam_at',
        order: 'asc',
        limit: 1,
        page: 2,
      });
      expect(page.total).toBe(2);
      expect(page.items.map((item) => item.exam_at)).toEqual(['2027-03-02T01:00:00.000Z']);
      expect(await list(admin, { search: '拉萨', status: ['draft'] })).toEqual({ items: [], total: 0 });
    });

    it('narrows by type, unit and days of the programme’s zone', async () => {
      const ends = new Date('2027-05-01T16:00:00Z');
      const class_id = await insertTestClass(services, {
        city: '西宁',
        enroll_end: ends,
        exam_at: ends,
        class_type: 1,
      });
      const found = async (input: object) => (await list(admin, { search: '西宁', ...input })).total;
      expect(await found({ enroll_end_from: '2027-05-02', enroll_end_to: '2027-05-02' })).toBe(1);
      expect(await found({ enroll_end_to: '2027-05-01' })).toBe(0);
      expect(await found({ exam_from: '2027-05-03' })).toBe(0);
      expect([await found({ class_type: 1 }), await found({ class_type: 0 })]).toEqual([1, 0]);
      expect(await found({ unit_id: class_id })).toBe(0);
    });

    it('takes % and _ in a search for themselves', async () => {
      await insertTestClass(services, { class_name: '通过率100%_专班' });
      expect((await list(admin, { search: '100%_' })).total).toBe(1);
      expect((await list(admin, { search: '%_%_%' })).total).toBe(0);
    });

    it('needs two statements whatever the number of classes; a detail two or three, a transition six', async () => {
      const class_id = await insertTestClass(services, { status: 'submitted' });
      expect(await countStatements(() => list(admin, { limit: 100 }))).toHaveLength(2);
      const detail = (class_id: number) => () =>
        callHandler(fetchClassById, { services, caller: admin, input: { class_id } });
      // Of a class that is still planned it also reads when the plan is due.
      expect(await countStatements(detail(class_id))).toHaveLength(3);
      const open = await insertTestClass(services, { status: 'enrolling' });
      expect(await countStatements(detail(open))).toHaveLength(2);
      // The first event of a class also makes its chain.
      await office.check(admin, class_id, 'refuse', '缺少证明');
      expect(
        (await countStatements(() => office.apply(admin, class_id, 'submit'))).length,
      ).toBeLessThanOrEqual(6);
    });
  });
  describe('fetchOpenClasses', () => {
    const open = (input: object = {}) =>
      callHandler(fetchOpenClasses, { services, caller: undefined, input });

    it('offers what takes enrolments now, the soonest end first, with the seats left', async () => {
      const late = await insertTestClass(services, {
        city: '海口',
        enroll_end: new Date('2026-12-24T00:00:00Z'),
      });
      const soon = await insertTestClass(services, { city: '海口', taken: 97 });
      await insertTestClass(services, { city: '海口', status: 'paused' });
      await insertTestClass(services, { city: '海口', enroll_start: new Date('2026-11-22T00:00:00Z') });
      await insertTestClass(services, { city: '海口', enroll_end: new Date('2026-11-20T00:00:00Z') });
      const found = await open({ city: '海口' });
      expect(found.items.map(({ class_id, seats_left }) => [class_id, seats_left])).toEqual([
        [soon, 3],
        [late, 100],
      ]);
      expect(found.total).toBe(2);
      expect(found.cities).toContain('海口');
      expect((await open({ class_id: late })).items).toHaveLength(1);
      expect((await open({ search: '海口', level: '2' })).items).toEqual([]);
      expect(await countStatements(() => open())).toHaveLength(2);
    });

    it.each([
      ['a part of the venue', '虹桥'],
      ['its name with marks as wide as they are written', '第九期（夜班）'],
      ['the city and the level', '榆林 三级'],
      ['a level by its title in another language', '榆林 senior'],
      ['the city in pinyin, and by its first letters', 'yulin YL'],
      ['a place within the venue in pinyin', 'hongqiao'],
      ['the unit that holds it, and one that takes part', '黄土 秦岭'],
      ['the unit in pinyin', 'huangtu'],
    ])('is found by %s', async (_, search) => {
      const unit_id = await insertUnit(services, '黄土职业能力评价协会');
      const other = await insertUnit(services, '秦岭培训中心');
      const class_id = await insertTestClass(services, {
        city: '榆林',
        venue: '榆林市榆阳区虹桥路100号',
        class_name: '第九期（夜班）',
        level: '3',
        unit_id,
      });
      const taking = { class_id, unit_id: other, quota: 1, share_bp: 10_000 };
      await services.store.db.insertInto('class_unit').values(taking).execute();
      const { items } = await open({ search });
      expect(items.map((each) => each.class_id)).toContain(class_id);
      expect(new Set(items.map(({ class_name }) => class_name))).toEqual(new Set(['第九期（夜班）']));
      expect((await open({ search: `${search} 拉萨` })).items).toEqual([]);
    });

    it('is narrowed to what costs no more than that, and to what has a seat left for whoever comes alone', async () => {
      const city = '三亚';
      const cheap = await insertTestClass(services, { city, fee_cents: 12_300 });
      const full = await insertTestClass(services, { city, fee_cents: 12_300, taken: 100 });
      const dear = await insertTestClass(services, { city, fee_cents: 45_600 });
      const kept = await insertTestClass(services, {
        city,
        class_type: 1,
        fee_cents: 45_600,
        quotas_kept_until: new Date('2026-11-25T00:00:00Z'),
      });
      const unit_id = await insertUnit(services, '留名额的单位');
      await services.store.db
        .insertInto('class_unit')
        .values({ class_id: kept, unit_id, quota: 100, share_bp: 10_000 })
        .execute();
      const ids = async (input: object) =>
        (await open({ city, ...input })).items.map(({ class_id }) => class_id).toSorted();
      expect(await ids({})).toEqual([cheap, full, dear, kept].toSorted());
      expect(await ids({ fee_max: 12_300 })).toEqual([cheap, full].toSorted());
      expect(await ids({ fee_max: 12_299 })).toEqual([]);
      expect(await ids({ has_seats: true })).toEqual([cheap, dear].toSorted());
      expect(await ids({ fee_max: 12_300, has_seats: true })).toEqual([cheap]);
      const { fees, total } = await open({ city, has_seats: true });
      expect(total).toBe(2);
      // The fees of all open classes, so that a choice does not hide the others.
      expect(fees).toEqual(expect.arrayContaining([12_300, 45_600, 68_000]));
    });

    it('is narrowed to the unit that holds the class, and to exams from a day to a day of the zone of the programme', async () => {
      const city = '万宁';
      const [unit_id, other] = [
        await insertUnit(services, '办班的单位'),
        await insertUnit(services, '没有班次的单位'),
      ];
      // The last moment of 1 December in Shanghai, and the first of the day after it.
      const first = await insertTestClass(services, {
        city,
        unit_id,
        exam_at: new Date('2026-12-01T15:59:59Z'),
      });
      const second = await insertTestClass(services, { city, exam_at: new Date('2026-12-01T16:00:00Z') });
      const ids = async (input: object) =>
        (await open({ city, ...input })).items.map(({ class_id }) => class_id).toSorted();
      expect(await ids({})).toEqual([first, second].toSorted());
      expect(await ids({ exam_to: '2026-12-01' })).toEqual([first]);
      expect(await ids({ exam_from: '2026-12-02' })).toEqual([second]);
      expect(await ids({ exam_from: '2026-12-01', exam_to: '2026-12-02' })).toEqual(
        [first, second].toSorted(),
      );
      expect(await ids({ exam_from: '2026-12-02', exam_to: '2026-12-01' })).toEqual([]);
      expect(await ids({ of_unit: unit_id })).toEqual([first]);
      expect(await ids({ of_unit: other })).toEqual([]);
      const { units, total } = await open({ city, exam_from: '2026-12-02' });
      expect(total).toBe(1);
      expect(units).toContainEqual({ unit_id, com_name: '办班的单位' });
      expect(units).not.toContainEqual({ unit_id: other, com_name: '没有班次的单位' });
      await expect(open({ exam_from: '0000-01-01' })).rejects.toThrow(/invalid_date/);
      await expect(open({ exam_to: '2026-02-30' })).rejects.toThrow(/invalid_date/);
    });
  });
});
