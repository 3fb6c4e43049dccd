import { studyLimits } from '@skillcert/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyChain } from '../../../platform/audit/verify-chain.js';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import { engines } from '../../../testing/engines.js';
import { countStatements } from '../../class/testing/count-statements.js';
import { insertTestClass } from '../../class/testing/insert-test-class.js';
import { openTestServices, type TestServices } from '../../class/testing/open-test-services.js';
import { fieldsOf, refusalOf } from '../../class/testing/refused.js';
import { openStaff } from '../../class/testing/staff.js';
import { openLearner } from '../testing/open-learner.js';
import { studyDesk } from '../testing/study-desk.js';

describe.each(engines)('the units of a course on $name', (engine) => {
  let services: TestServices;
  let caller: StaffSession;
  beforeAll(async () => {
    services = await openTestServices(engine);
    caller = await openStaff(services, { roles: ['zky-admin'] });
  });
  afterAll(() => services.close());

  const open = async () => {
    const class_id = await insertTestClass(services);
    return { class_id, ...studyDesk(services, class_id, caller) };
  };
  const later = (minutes: number) =>
    services.moveTo(new Date(services.now().getTime() + minutes * 60_000).toISOString());

  it('are written, shown as candidates see them, and found', async () => {
    const desk = await open();
    const { course_id } = await desk.course({ title: '合同实务' });
    const { study_unit_id } = await desk.unit(course_id, { title: '要约', body: '# 要约\n\n正文' });
    await desk.unit(course_id, { title: '示例', kind: 'pdf', required_minutes: 0 });
    const { items, total, may_edit } = await desk.units();
    expect([total, may_edit]).toEqual([2, true]);
    expect(items).toMatchObject([
      { title: '要约', course_title: '合同实务', kind: 'article', position: 1, file: null, ready: true },
      { title: '示例', kind: 'pdf', position: 2, file: null, ready: false, begun: 0 },
    ]);
    expect(await desk.read(study_unit_id)).toMatchObject({
      body: '# 要约\n\n正文',
      course_status: 'draft',
      previous_id: null,
      next_id: items[1]?.study_unit_id,
    });
    expect((await desk.units({ kind: 'pdf' })).total).toBe(1);
    expect((await desk.units({ search: '要约' })).total).toBe(1);
    expect((await desk.units({ course_id: 404 })).total).toBe(0);
    expect((await desk.units({ sort: 'required_minutes' })).items[0]?.title).toBe('示例');
    expect(await refusalOf(desk.read(404))).toBe('not_found');
    expect(await refusalOf(desk.unit(404))).toBe('not_found');
  });

  it('keep their text if none is sent, their kind, and their course', async () => {
    const desk = await open();
    const { course_id } = await desk.course();
    const other = await desk.course();
    const { study_unit_id, updated_at } = await desk.unit(course_id, { body: '写下的' });
    const change = (changes: object) => desk.unit(course_id, { study_unit_id, updated_at, ...changes });
    await change({ body: undefined, required_minutes: 25 });
    expect(await desk.read(study_unit_id)).toMatchObject({ body: '写下的', required_minutes: 25 });
    expect(await fieldsOf(change({ kind: 'video' }))).toEqual({ kind: 'not_offered' });
    expect(await refusalOf(desk.unit(other.course_id, { study_unit_id, updated_at }))).toBe('not_found');
    expect(await fieldsOf(desk.unit(course_id, { study_unit_id }))).toEqual({ updated_at: 'required' });
    await expect(change({ required_minutes: 601 })).rejects.toThrow('too_big');
  });

  it('are changed by one of two at once', async () => {
    const desk = await open();
    const { course_id } = await desk.course();
    const { study_unit_id, updated_at } = await desk.unit(course_id);
    later(1);
    const both = await Promise.allSettled(
      ['甲', '乙'].map((title) => desk.unit(course_id, { study_unit_id, updated_at, title })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await refusalOf(desk.unit(course_id, { study_unit_id, updated_at }))).toBe('state_changed');
    expect(await refusalOf(desk.removeUnit({ study_unit_id, updated_at }))).toBe('state_changed');
  });

  it('of a published course keep something to read', async () => {
    const desk = await open();
    const { course_id, first } = await desk.published();
    const { updated_at } = await desk.read(first);
    expect(await fieldsOf(desk.unit(course_id, { study_unit_id: first, updated_at, body: '' }))).toEqual({
      body: 'required',
    });
    expect(await refusalOf(desk.removeUnit({ study_unit_id: first, updated_at }))).toBe('study_empty');
    const added = await desk.unit(course_id);
    await desk.removeUnit({ study_unit_id: first, updated_at });
    expect((await desk.units()).items).toMatchObject([{ study_unit_id: added.study_unit_id, position: 1 }]);
  });

  it('have the order that they are moved into, within their course', async () => {
    const desk = await open();
    const { course_id, study_unit_ids } = await desk.published(3);
    const [one = 0, two = 0, three = 0] = study_unit_ids;
    const foreign = await desk.published();
    await desk.moveUnit(course_id, three, one);
    const idsIn = async (id: number) =>
      (await desk.units({ course_id: id })).items.map(({ study_unit_id }) => study_unit_id);
    expect(await idsIn(course_id)).toEqual([three, one, two]);
    await Promise.all([desk.moveUnit(course_id, one, null), desk.moveUnit(course_id, two, three)]);
    expect(await idsIn(course_id)).toEqual([two, three, one]);
    expect(await refusalOf(desk.moveUnit(course_id, one, foreign.first))).toBe('not_found');
    expect(await refusalOf(desk.moveUnit(foreign.course_id, one, null))).toBe('not_found');
    expect(await idsIn(foreign.course_id)).toEqual([foreign.first]);
  });

  it('are not deleted once somebody has begun them, in any order of the two', async () => {
    const desk = await open();
    const learner = await openLearner(services, desk.class_id);
    const { course_id } = await desk.published();
    for (let round = 0; round < 5; round += 1) {
      const { study_unit_id, updated_at } = await desk.unit(course_id);
      const [opened, removed] = await Promise.allSettled([
        learner.open(study_unit_id),
        desk.removeUnit({ study_unit_id, updated_at }),
      ]);
      expect([opened.status, removed.status].sort()).toEqual(['fulfilled', 'rejected']);
      const refused =
        opened.status === 'rejected' ? opened.reason : removed.status === 'rejected' && removed.reason;
      // The database reports a unit that is deleted while it is being opened; the caller gets that it does not
      // exist.
      const expected = opened.status === 'rejected' ? ['not_found', '23503'] : ['study_begun'];
      expect(expected).toContain(refused.refusal ?? refused.code);
    }
  });

  it('are done by who has learned as long as they ask for now', async () => {
    const desk = await open();
    const { course_id, first } = await desk.published(1, { required_minutes: 10 });
    const learner = await openLearner(services, desk.class_id);
    const { session_no } = await learner.open(first);
    later(1);
    expect(await learner.beat(first, session_no ?? 0)).toMatchObject({ seconds: 60, done_at: null });
    const { updated_at } = await desk.read(first);
    await desk.unit(course_id, { study_unit_id: first, updated_at, required_minutes: 1 });
    expect((await desk.units()).items).toMatchObject([{ begun: 1, done: 1 }]);
    // A learner who was done stays so.
    const again = (await desk.read(first)).updated_at;
    await desk.unit(course_id, { study_unit_id: first, updated_at: again, required_minutes: 60 });
    expect((await desk.courses()).items).toMatchObject([{ done: 1 }]);
  });

  it('are limited in number per course, and record their authors in the trail', async () => {
    const desk = await open();
    const { course_id } = await desk.course();
    const { study_unit_id } = await desk.unit(course_id);
    for (let n = 1; n < studyLimits.units_max; n += 1) await desk.unit(course_id, { title: `第 ${n} 讲` });
    expect(await fieldsOf(desk.unit(course_id))).toEqual({ title: 'over_limit' });
    const { updated_at } = await desk.read(study_unit_id);
    await desk.unit(course_id, { study_unit_id, updated_at, title: '改名' });
    await desk.moveUnit(course_id, study_unit_id, null);
    await desk.removeUnit({ study_unit_id, updated_at: (await desk.read(study_unit_id)).updated_at });
    const trail = await services.store.db
      .selectFrom('audit_event')
      .select(['action', 'user_id'])
      .where('class_id', '=', desk.class_id)
      .where('object_type', '=', 'study_unit')
      .where('object_id', '=', String(study_unit_id))
      .orderBy('seq')
      .execute();
    expect(trail).toEqual(
      ['create', 'edit', 'move', 'remove'].map((action) => ({ action, user_id: caller.user_id })),
    );
    expect(await verifyChain(services.store.db, desk.class_id)).toMatchObject({ ok: true });
  });

  it('list the steps of each of them, and their authors', async () => {
    const desk = await open();
    const { course_id } = await desk.course();
    const paper = await desk.unit(course_id, { kind: 'pdf', required_minutes: 0 });
    const { study_unit_id } = await desk.unit(course_id, { kind: 'quiz', required_minutes: 0 });
    await desk.send(paper.study_unit_id, Buffer.from('%PDF-1.7 %%EOF'));
    await desk.moveUnit(course_id, paper.study_unit_id, null);
    const right = {
      kind: 'single' as const,
      text: '要约可以撤回吗？',
      choices: ['可以', '不可以'],
      right: [0],
    };
    await desk.ask(study_unit_id, [{ ...right, points: 5 }]);
    const stepsOf = async (id: number) =>
      (await desk.read(id)).timeline.map(({ action, by }) => [action, by]);
    expect(await stepsOf(paper.study_unit_id)).toEqual(
      ['create', 'add_file', 'move'].map((action) => [action, '林秋月']),
    );
    expect(await stepsOf(study_unit_id)).toEqual(
      ['create', 'write_questions'].map((action) => [action, '林秋月']),
    );
  });

  it('are listed with two statements, however many there are', async () => {
    const desk = await open();
    await desk.published(4);
    expect((await countStatements(() => desk.units())).length).toBe(2);
  });
});
