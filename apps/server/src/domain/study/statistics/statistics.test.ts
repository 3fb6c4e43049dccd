import type { OutputOf } from '@skillcert/api-client/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import { engines } from '../../../testing/engines.js';
import { callHandler } from '../../class/testing/call-handler.js';
import { countStatements } from '../../class/testing/count-statements.js';
import { insertTestClass } from '../../class/testing/insert-test-class.js';
import { openTestServices, type TestServices } from '../../class/testing/open-test-services.js';
import { refusalOf } from '../../class/testing/refused.js';
import { insertUnit, openStaff } from '../../class/testing/staff.js';
import { openLearner } from '../testing/open-learner.js';
import { studyDesk } from '../testing/study-desk.js';
import { exportLearners } from './export-learners.js';
import { fetchCourseStats } from './fetch-course-stats.js';
import { fetchLearners } from './fetch-learners.js';
import { fetchStudyUnitStats } from './fetch-study-unit-stats.js';
import { fetchUnitFigures } from './fetch-unit-figures.js';

type Learner = Awaited<ReturnType<typeof openLearner>>;

describe.each(engines)('the statistics of courses, on $name', (engine) => {
  let services: TestServices;
  let caller: StaffSession;
  let class_id: number;
  let unit_id: number;
  let course_id: number;
  let first: number;
  let second: number;
  let people: readonly [Learner, Learner, Learner];
  beforeAll(async () => {
    services = await openTestServices(engine);
    caller = await openStaff(services, { roles: ['zky-admin'] });
    unit_id = await insertUnit(services, '华东协会');
    class_id = await insertTestClass(services);
    const desk = studyDesk(services, class_id, caller);
    const published = await desk.published(2, { required_minutes: 1 });
    course_id = published.course_id;
    const [one = 0, two = 0] = published.study_unit_ids;
    [first, second] = [one, two];
    await desk.unit(course_id, { kind: 'video', title: '尚未上传' });
    people = [
      await openLearner(services, class_id, { unit_id }),
      await openLearner(services, class_id),
      await openLearner(services, class_id),
    ];
    // Courses are not for candidates who study in a room.
    await openLearner(services, class_id, { study_type: 'onsite' });
    const learn = async (learner: Learner, study_unit_id: number, minutes: number) => {
      const { session_no } = await learner.open(study_unit_id);
      for (let n = 0; n < minutes; n += 1) {
        services.moveTo(new Date(services.now().getTime() + 60_000).toISOString());
        await learner.beat(study_unit_id, session_no ?? 0);
      }
    };
    await learn(people[0], first, 4);
    await learn(people[0], second, 1);
    await learn(people[1], first, 0);
    // The next day, which begins at midnight in Shanghai.
    services.moveTo('2026-11-22T16:00:00.000Z');
    await learn(people[1], second, 3);
  });
  afterAll(() => services.close());

  const on = () => ({ services, caller });
  const learners = async (filters: object = {}) =>
    callHandler(fetchLearners, { ...on(), input: { class_id, study_unit_id: first, ...filters } });
  const numbers = async (filters: object = {}) =>
    (await learners(filters)).items.map(({ enrol_no }) => enrol_no);
  const read = async ({ lines }: OutputOf<'study/exportLearners'>) => {
    let text = '';
    for await (const piece of lines) text += Buffer.from(piece).toString('utf8');
    return text.slice(1).trimEnd().split('\r\n');
  };

  it('are given for each course, and for each day up to the last', async () => {
    const { expected, courses, days } = await callHandler(fetchCourseStats, { ...on(), input: { class_id } });
    expect(expected).toBe(3);
    // Done with all that can be learned; the video is not there yet.
    expect(courses).toEqual([
      {
        course_id,
        title: '合同实务',
        status: 'published',
        expected: 3,
        begun: 2,
        done: 1,
        minutes_mean: 4,
      },
    ]);
    expect(days).toHaveLength(30);
    expect(days.slice(-3)).toEqual([
      { day: '2026-11-21', minutes: 5 },
      { day: '2026-11-22', minutes: 0 },
      { day: '2026-11-23', minutes: 3 },
    ]);
    expect(days[0]).toEqual({ day: '2026-10-25', minutes: 0 });
  });

  it('have no days while nobody has learned', async () => {
    const empty = await insertTestClass(services);
    expect(await callHandler(fetchCourseStats, { ...on(), input: { class_id: empty } })).toEqual({
      expected: 0,
      courses: [],
      days: [],
    });
    expect(await refusalOf(callHandler(fetchCourseStats, { ...on(), input: { class_id: 404 } }))).toBe(
      'not_found',
    );
  });

  it('are given for each unit, also in the order of the counts', async () => {
    const units = async (filters: object = {}) =>
      callHandler(fetchStudyUnitStats, { ...on(), input: { class_id, ...filters } });
    const { items, total } = await units();
    expect(total).toBe(3);
    expect(items).toMatchObject([
      { study_unit_id: first, expected: 3, begun: 2, done: 1, minutes_mean: 2 },
      { study_unit_id: second, expected: 3, begun: 2, done: 2, minutes_mean: 2 },
      { title: '尚未上传', begun: 0, done: 0, minutes_mean: 0, ready: false },
    ]);
    const titlesBy = async (filters: object) => (await units(filters)).items.map(({ title }) => title);
    expect(await titlesBy({ sort: 'done', order: 'desc' })).toEqual(['第 2 讲', '第 1 讲', '尚未上传']);
    expect(await titlesBy({ sort: 'done', order: 'desc', page: 2, limit: 1 })).toEqual(['第 1 讲']);
    expect((await countStatements(() => units({ sort: 'begun' }))).length).toBe(2);
  });

  it('are given for each candidate, who is found by their progress', async () => {
    const [one, two, three] = people.map(({ enrol_no }) => enrol_no);
    const { items, total, unit } = await learners();
    expect([total, unit.study_unit_id]).toEqual([3, first]);
    expect(items[0]).toMatchObject({ enrol_no: one, unit_name: '华东协会', minutes: 4 });
    expect(items[0]?.done_at).not.toBeNull();
    expect(items[2]).toMatchObject({ enrol_no: three, minutes: 0, last_at: null, done_at: null });
    expect(await numbers({ show: 'done' })).toEqual([one]);
    expect(await numbers({ show: 'begun' })).toEqual([two]);
    expect(await numbers({ show: 'none' })).toEqual([three]);
    expect(await numbers({ search: two ?? '' })).toEqual([two]);
    expect(await numbers({ sort: 'minutes', order: 'desc' })).toEqual([one, two, three]);
    expect(await numbers({ sort: 'last_at', order: 'desc', limit: 1 })).toEqual([two]);
    expect(await refusalOf(learners({ study_unit_id: 404 }))).toBe('not_found');
  });

  it('are given for a unit by the time learned, and for a quiz by its answers', async () => {
    const figures = (study_unit_id: number, of = class_id) =>
      callHandler(fetchUnitFigures, { ...on(), input: { class_id: of, study_unit_id } });
    expect(await figures(first)).toEqual({
      bins: [
        { from: 0, to: 1, count: 1 },
        { from: 1, to: 2, count: 0 },
        { from: 2, to: 3, count: 0 },
        { from: 3, to: 4, count: 0 },
        { from: 4, to: 5, count: 1 },
      ],
      questions: [],
    });
    const own = await insertTestClass(services);
    const desk = studyDesk(services, own, caller);
    const { study_unit_id } = await desk.quiz([
      { kind: 'true_false', text: '合同必须登记。', choices: [], right: [1], points: 1 },
      { kind: 'true_false', text: '合同应当写明权属。', choices: [], right: [0], points: 1 },
    ]);
    expect(await figures(study_unit_id, own)).toMatchObject({
      bins: [],
      questions: [
        { position: 1, answered: 0, right: 0 },
        { position: 2, answered: 0, right: 0 },
      ],
    });
    const learner = await openLearner(services, own);
    await learner.open(study_unit_id);
    for (const [n, answers] of [
      [[1], [1]],
      [[1], []],
    ].entries()) {
      await learner.startQuiz(study_unit_id);
      await learner.sendQuiz(study_unit_id, n + 1, answers);
    }
    expect((await figures(study_unit_id, own)).questions).toEqual([
      { position: 1, text: '合同必须登记。', answered: 2, right: 2 },
      { position: 2, text: '合同应当写明权属。', answered: 2, right: 0 },
    ]);
    // A learner with a very long time makes the ranges wider, not more numerous.
    await sql`update study_progress set seconds = 6000 where study_unit_id = ${study_unit_id}`.execute(
      services.store.db,
    );
    const { bins } = await figures(study_unit_id, own);
    expect([bins.length, bins.at(-1)]).toEqual([10, { from: 99, to: 110, count: 1 }]);
    expect(await refusalOf(figures(404))).toBe('not_found');
  });

  it('are also a file, of one unit or of all, whose download is recorded', async () => {
    const file = (filters: object) =>
      callHandler(exportLearners, {
        ...on(),
        language: 'en',
        input: { class_id, purpose: '学习督促', ...filters },
      });
    const [one, two, three] = people.map(({ enrol_no }) => enrol_no);
    const lines = await read(await file({ study_unit_id: first, show: 'done' }));
    expect(lines).toEqual([
      'Enrolment number,Name,Unit,Minutes learned,Last learned,Done',
      expect.stringMatching(new RegExp(`^${one},李晓.,华东协会,4,2026-11-21 12:0\\d,2026-11-21 12:0\\d$`)),
    ]);
    const all = await read(await file({}));
    expect(all.slice(1)).toEqual([
      expect.stringMatching(new RegExp(`^${one},李晓.,华东协会,5,.+,.+$`)),
      expect.stringMatching(new RegExp(`^${two},李晓.,,3,2026-11-23 00:0\\d,$`)),
      expect.stringMatching(new RegExp(`^${three},李晓.,,0,,$`)),
    ]);
    expect(await refusalOf(file({ study_unit_id: 404 }))).toBe('not_found');
    const { reason } = await services.store.db
      .selectFrom('audit_event')
      .select('reason')
      .where('object_type', '=', 'learner_list')
      .limit(1)
      .executeTakeFirstOrThrow();
    expect(reason).toBe('学习督促');
  });

  it('count its own candidates for a participating unit', async () => {
    const guest = await openStaff(services, { roles: ['recommend'], unit_id, organization: [class_id] });
    const asked = { services, caller: guest };
    const stats = await callHandler(fetchCourseStats, { ...asked, input: { class_id } });
    expect(stats).toMatchObject({ expected: 1, courses: [{ begun: 1, done: 1, minutes_mean: 5 }] });
    expect(stats.days.slice(-3).map(({ minutes }) => minutes)).toEqual([5, 0, 0]);
    const { items } = await callHandler(fetchLearners, {
      ...asked,
      input: { class_id, study_unit_id: second },
    });
    expect(items.map(({ enrol_no }) => enrol_no)).toEqual([people[0].enrol_no]);
    const { bins } = await callHandler(fetchUnitFigures, {
      ...asked,
      input: { class_id, study_unit_id: second },
    });
    expect(bins.reduce((sum, { count }) => sum + count, 0)).toBe(1);
    const taken = await callHandler(exportLearners, {
      ...asked,
      input: { class_id, purpose: '学习督促' },
    });
    expect(await read(taken)).toHaveLength(2);
  });
});
