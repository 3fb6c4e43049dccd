import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import { engines } from '../../../testing/engines.js';
import { countStatements } from '../../class/testing/count-statements.js';
import { insertTestClass } from '../../class/testing/insert-test-class.js';
import { openTestServices, type TestServices } from '../../class/testing/open-test-services.js';
import { refusalOf } from '../../class/testing/refused.js';
import { openStaff } from '../../class/testing/staff.js';
import { openLearner } from '../testing/open-learner.js';
import { studyDesk } from '../testing/study-desk.js';

describe.each(engines)('learning at home on $name', (engine) => {
  let services: TestServices;
  let caller: StaffSession;
  beforeAll(async () => {
    services = await openTestServices(engine);
    caller = await openStaff(services, { roles: ['zky-admin'] });
  });
  afterAll(() => services.close());

  const open = async () => {
    const class_id = await insertTestClass(services);
    const desk = studyDesk(services, class_id, caller);
    const { study_unit_ids, ...course } = await desk.published(2, { required_minutes: 2 });
    const [one = 0, two = 0] = study_unit_ids;
    return { class_id, desk, course, one, two, learner: await openLearner(services, class_id) };
  };
  const pass = (seconds: number) =>
    services.moveTo(new Date(services.now().getTime() + Math.round(seconds * 1_000)).toISOString());
  const setStatus = (class_id: number, status: 'scoring' | 'finished' | 'cancelled') =>
    services.store.db.updateTable('class').set({ status }).where('class_id', '=', class_id).execute();

  it('counts by the server’s clock, beat by beat, until a unit is done', async () => {
    const { learner, one, two, course } = await open();
    const { session_no, ...opened } = await learner.open(one);
    expect(opened).toMatchObject({
      course_id: course.course_id,
      kind: 'article',
      body: '**正文**',
      file: null,
      required_minutes: 2,
      seconds: 0,
      seen: [],
      place: 0,
      done_at: null,
      open: true,
      beat_seconds: 30,
    });
    const beat = (place: number) => learner.beat(one, session_no ?? 0, place);
    pass(30);
    expect(await beat(120)).toEqual({ seconds: 30, seen: [], done_at: null });
    // The same again, at once.
    expect(await beat(120)).toEqual({ seconds: 30, seen: [], done_at: null });
    pass(30.6);
    pass(29.6);
    expect(await beat(300)).toEqual({ seconds: 90, seen: [], done_at: null });
    // The rest of a second counts now.
    pass(29.8);
    const done_at = services.now().toISOString();
    expect(await beat(500)).toEqual({ seconds: 120, seen: [], done_at });
    pass(45);
    expect(await beat(0)).toEqual({ seconds: 165, seen: [], done_at });
    expect(await learner.courses()).toMatchObject([
      {
        course_id: course.course_id,
        open: true,
        items: [
          { study_unit_id: one, minutes: 2, done_at },
          { study_unit_id: two, minutes: 0, done_at: null },
        ],
      },
    ]);
  });

  it('counts a minute at most after a silence, and nothing for opening', async () => {
    const { learner, one } = await open();
    const { session_no } = await learner.open(one);
    pass(3_600);
    expect(await learner.beat(one, session_no ?? 0, 7)).toMatchObject({ seconds: 60 });
    pass(3_600);
    expect(await learner.open(one)).toMatchObject({ seconds: 60, place: 7, session_no: 2 });
  });

  it('counts on the page that was opened last alone, of whichever unit', async () => {
    const { learner, one, two } = await open();
    const first = await learner.open(one);
    pass(30);
    await learner.beat(one, first.session_no ?? 0);
    const second = await learner.open(one);
    pass(30);
    expect(await refusalOf(learner.beat(one, first.session_no ?? 0))).toBe('state_changed');
    expect(await learner.beat(one, second.session_no ?? 0)).toMatchObject({ seconds: 60 });
    const third = await learner.open(two);
    pass(30);
    expect(await refusalOf(learner.beat(one, second.session_no ?? 0))).toBe('state_changed');
    // Nor does the right number count for another unit.
    expect(await refusalOf(learner.beat(one, third.session_no ?? 0))).toBe('state_changed');
    expect(await learner.beat(two, third.session_no ?? 0)).toMatchObject({ seconds: 30 });
    expect(await refusalOf(learner.beat(two, 99))).toBe('state_changed');
  });

  it('is done at once where no minutes are asked for', async () => {
    const { desk, course, learner } = await open();
    const { study_unit_id } = await desk.unit(course.course_id, { required_minutes: 0 });
    expect(await learner.open(study_unit_id)).toMatchObject({ done_at: services.now().toISOString() });
  });

  it('stays readable after the exam, when nothing counts any more', async () => {
    const { class_id, learner, one } = await open();
    const { session_no } = await learner.open(one);
    pass(30);
    await learner.beat(one, session_no ?? 0, 9);
    await setStatus(class_id, 'scoring');
    pass(30);
    expect(await refusalOf(learner.beat(one, session_no ?? 0))).toBe('class_state');
    expect(await learner.open(one)).toMatchObject({ open: false, session_no: null, seconds: 30, place: 9 });
    expect(await learner.courses()).toMatchObject([{ open: false }]);
    await setStatus(class_id, 'cancelled');
    expect(await learner.courses()).toEqual([]);
    expect(await refusalOf(learner.open(one))).toBe('not_found');
  });

  it('is for approved candidates who study online, in published units with content', async () => {
    const { class_id, desk, course, learner, one } = await open();
    const pdf = await desk.unit(course.course_id, { kind: 'pdf' });
    expect(await refusalOf(learner.open(pdf.study_unit_id))).toBe('not_found');
    expect((await learner.courses())[0]?.items).toHaveLength(2);
    const draft = await desk.course();
    const hidden = await desk.unit(draft.course_id);
    expect(await refusalOf(learner.open(hidden.study_unit_id))).toBe('not_found');
    expect(await learner.courses()).toHaveLength(1);
    for (const changes of [{ study_type: 'onsite' }, { status: 'in_review' }] as const) {
      const other = await openLearner(services, class_id, changes);
      expect(await other.courses()).toEqual([]);
      expect(await refusalOf(other.open(one))).toBe('not_found');
    }
    const { session_no } = await learner.open(one);
    await desk.decide(course, 'withdraw');
    expect(await refusalOf(learner.beat(one, session_no ?? 0))).toBe('not_found');
    expect(await learner.courses()).toEqual([]);
  });

  it('opens nothing of another phone, nor a unit of another class', async () => {
    const mine = await open();
    const theirs = await open();
    expect(await refusalOf(mine.learner.open(mine.one, theirs.learner.enrolment_id))).toBe('not_found');
    expect(await refusalOf(mine.learner.open(theirs.one))).toBe('not_found');
    expect(await refusalOf(mine.learner.open(404))).toBe('not_found');
    expect(await refusalOf(mine.learner.beat(theirs.one, 1))).toBe('not_found');
  });

  it('takes few statements: four for a beat, one for the courses', async () => {
    const { learner, one } = await open();
    const { session_no } = await learner.open(one);
    pass(30);
    expect((await countStatements(() => learner.beat(one, session_no ?? 0))).length).toBe(4);
    expect((await countStatements(learner.courses)).length).toBe(1);
  });
});
