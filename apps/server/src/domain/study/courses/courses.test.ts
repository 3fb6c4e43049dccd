import { studyLimits } from '@skillcert/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyChain } from '../../../platform/audit/verify-chain.js';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import { engines } from '../../../testing/engines.js';
import { countStatements } from '../../class/testing/count-statements.js';
import { insertTestClass } from '../../class/testing/insert-test-class.js';
import { openTestServices, type TestServices } from '../../class/testing/open-test-services.js';
import { fieldsOf, refusalOf } from '../../class/testing/refused.js';
import { insertUnit, openStaff } from '../../class/testing/staff.js';
import { openLearner } from '../testing/open-learner.js';
import { studyDesk } from '../testing/study-desk.js';

describe.each(engines)('the courses of a class on $name', (engine) => {
  let services: TestServices;
  let caller: StaffSession;
  beforeAll(async () => {
    services = await openTestServices(engine);
    caller = await openStaff(services, { roles: ['zky-admin'], name: '陈思远' });
  });
  afterAll(() => services.close());

  const open = async (row: Parameters<typeof insertTestClass>[1] = {}) => {
    const class_id = await insertTestClass(services, row);
    return { class_id, ...studyDesk(services, class_id, caller) };
  };
  const later = (minutes: number) =>
    services.moveTo(new Date(services.now().getTime() + minutes * 60_000).toISOString());
  const titles = async (desk: Awaited<ReturnType<typeof open>>, filters: object = {}) =>
    (await desk.courses(filters)).items.map(({ title }) => title);
  const trail = async (class_id: number) =>
    (
      await services.store.db
        .selectFrom('audit_event')
        .select(['action', 'from_state', 'to_state', 'user_id'])
        .where('class_id', '=', class_id)
        .where('object_type', '=', 'study_course')
        .orderBy('seq')
        .execute()
    ).map((row) => [row.action, row.from_state, row.to_state, row.user_id]);

  it('are drafts until something can be learned in them, then published, and taken back', async () => {
    const desk = await open();
    const seen = await desk.course({ summary: '订立与登记' });
    expect((await desk.courses()).items).toMatchObject([
      { title: '合同实务', summary: '订立与登记', status: 'draft', position: 1, units: 0, expected: 0 },
    ]);
    expect(await refusalOf(desk.decide(seen, 'publish'))).toBe('study_empty');
    await desk.unit(seen.course_id, { kind: 'pdf' });
    expect(await refusalOf(desk.decide(seen, 'publish'))).toBe('study_empty');
    await desk.unit(seen.course_id);
    const published = await desk.decide(seen, 'publish');
    expect(published.status).toBe('published');
    expect(await refusalOf(desk.decide({ ...seen, ...published }, 'publish'))).toBe('transition_refused');
    expect((await desk.decide({ ...seen, ...published }, 'withdraw')).status).toBe('draft');
    const detail = await desk.detail(seen.course_id);
    expect(detail).toMatchObject({ units: 2, required_minutes: 20, status: 'draft', may_edit: true });
    expect(detail.items.map(({ kind, ready }) => [kind, ready])).toEqual([
      ['pdf', false],
      ['article', true],
    ]);
    expect(detail.timeline.map(({ action, from, to, by }) => [action, from, to, by])).toEqual([
      ['create', null, 'draft', '陈思远'],
      ['publish', 'draft', 'published', '陈思远'],
      ['withdraw', 'published', 'draft', '陈思远'],
    ]);
  });

  it('are changed by one of two at once, as they were seen', async () => {
    const desk = await open();
    const { course_id, updated_at } = await desk.course();
    later(1);
    const both = await Promise.allSettled([
      desk.course({ course_id, updated_at, title: '甲' }),
      desk.course({ course_id, updated_at, title: '乙' }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await refusalOf(desk.course({ course_id, updated_at }))).toBe('state_changed');
    expect(await refusalOf(desk.decide({ course_id, updated_at }, 'withdraw'))).toBe('state_changed');
    expect(await refusalOf(desk.remove({ course_id, updated_at }))).toBe('state_changed');
    expect(await fieldsOf(desk.course({ course_id }))).toEqual({ updated_at: 'required' });
    expect(await refusalOf(desk.course({ course_id: 404, updated_at }))).toBe('not_found');
    expect(await refusalOf(desk.detail(404))).toBe('not_found');
  });

  it('have the order that they are moved into, also by two people at once, and close up when one is removed', async () => {
    const desk = await open();
    const made = new Map<string, Awaited<ReturnType<typeof desk.course>>>();
    for (const title of ['甲', '乙', '丙', '丁']) made.set(title, await desk.course({ title }));
    const idOf = (title: string) => made.get(title)?.course_id ?? 0;
    expect(await titles(desk)).toEqual(['甲', '乙', '丙', '丁']);
    await desk.move(idOf('丁'), idOf('甲'));
    await desk.move(idOf('甲'), null);
    expect(await titles(desk)).toEqual(['丁', '乙', '丙', '甲']);
    expect(await titles(desk, { order: 'desc' })).toEqual(['甲', '丙', '乙', '丁']);
    // Sent again it is no move.
    const before = await trail(desk.class_id);
    await desk.move(idOf('甲'), null);
    expect(await trail(desk.class_id)).toEqual(before);
    for (let round = 0; round < 5; round += 1) {
      await Promise.all([
        desk.move(idOf('甲'), idOf('丁')),
        desk.move(idOf('丙'), null),
        desk.move(idOf('乙'), idOf('丙')),
      ]);
      const { items } = await desk.courses();
      expect(items.map(({ position }) => position)).toEqual([1, 2, 3, 4]);
      expect(new Set(items.map(({ title }) => title)).size).toBe(4);
    }
    await desk.remove(made.get('乙') ?? { course_id: 0, updated_at: '' });
    expect((await desk.courses()).items.map(({ position }) => position)).toEqual([1, 2, 3]);
    expect(await refusalOf(desk.move(404, null))).toBe('not_found');
    expect(await refusalOf(desk.move(idOf('甲'), 404))).toBe('not_found');
  });

  it('are found by their titles, and by the units in them', async () => {
    const desk = await open();
    const first = await desk.course({ title: '知识产权', summary: '专利与商标' });
    await desk.unit(first.course_id, { title: '先用权' });
    await desk.decide(first, 'publish');
    await desk.course({ title: '尽职调查' });
    expect(await titles(desk, { search: '商标' })).toEqual(['知识产权']);
    expect(await titles(desk, { search: '先用' })).toEqual(['知识产权']);
    expect(await titles(desk, { search: '%' })).toEqual([]);
    expect(await titles(desk, { show: 'draft' })).toEqual(['尽职调查']);
    expect(await desk.courses({ page: 2, limit: 1 })).toMatchObject({
      total: 2,
      items: [{ title: '尽职调查' }],
    });
  });

  it('are for classes that are studied online, until their exam has ended', async () => {
    const onsite = await open({ study_types: ['onsite'] });
    expect(await refusalOf(onsite.course())).toBe('transition_refused');
    expect(await onsite.courses()).toMatchObject({ online: false, takes_study: true, may_edit: false });
    const desk = await open();
    const { course_id, updated_at } = await desk.published();
    await services.store.db
      .updateTable('class')
      .set({ status: 'scoring' })
      .where('class_id', '=', desk.class_id)
      .execute();
    expect(await desk.courses()).toMatchObject({ online: true, takes_study: false, may_edit: false });
    for (const refused of [
      () => desk.course(),
      () => desk.decide({ course_id, updated_at }, 'withdraw'),
      () => desk.move(course_id, null),
      () => desk.remove({ course_id, updated_at }),
      () => desk.unit(course_id),
    ])
      expect(await refusalOf(refused())).toBe('class_state');
    expect(await refusalOf(studyDesk(services, 404, caller).courses())).toBe('not_found');
  });

  it('are not deleted once somebody has begun one, else with their units', async () => {
    const desk = await open();
    const kept = await desk.published();
    const gone = await desk.published();
    const learner = await openLearner(services, desk.class_id);
    await learner.open(kept.first);
    expect(await refusalOf(desk.remove(kept, 1))).toBe('study_begun');
    // Seen before its unit was added.
    expect(await refusalOf(desk.remove(gone, 0))).toBe('state_changed');
    await desk.remove(gone, 1);
    expect((await desk.units()).items.map(({ course_id }) => course_id)).toEqual([kept.course_id]);
    expect((await trail(desk.class_id)).at(-1)).toEqual(['remove', 'published', null, caller.user_id]);
    expect(await verifyChain(services.store.db, desk.class_id)).toMatchObject({ ok: true });
  });

  it('are as many as a class may have', async () => {
    const desk = await open();
    for (let n = 1; n < studyLimits.courses_max; n += 1) await desk.course({ title: `第 ${n} 门` });
    const last = await Promise.allSettled([desk.course(), desk.course()]);
    expect(last.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await fieldsOf(desk.course())).toEqual({ title: 'over_limit' });
    await expect(desk.course({ title: '题'.repeat(studyLimits.title_length_max + 1) })).rejects.toThrow(
      'too_long',
    );
  });

  it('show a participating unit its own candidates, and let it change nothing', async () => {
    const unit_id = await insertUnit(services, '华东协会');
    const desk = await open();
    const { first } = await desk.published();
    const own = await openLearner(services, desk.class_id, { unit_id });
    const other = await openLearner(services, desk.class_id);
    await own.open(first);
    await other.open(first);
    const guest = await openStaff(services, {
      roles: ['recommend'],
      unit_id,
      organization: [desk.class_id],
    });
    const seen = await studyDesk(services, desk.class_id, guest).courses();
    expect(seen).toMatchObject({ may_edit: false, items: [{ expected: 1, begun: 1 }] });
    expect((await desk.courses()).items).toMatchObject([{ expected: 2, begun: 2 }]);
  });

  it('are listed with two statements, however many there are', async () => {
    const desk = await open();
    await desk.published(2);
    await desk.published(1);
    expect((await countStatements(() => desk.courses())).length).toBe(2);
  });
});
