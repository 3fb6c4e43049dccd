import type { InputOf, OutputOf } from '@skillcert/api-client/contract';
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

type Questions = InputOf<'study/saveQuestions'>['questions'];
type Started = OutputOf<'study/startQuiz'>;

const questions: Questions = [
  {
    kind: 'single',
    text: '合同自何时成立？',
    choices: ['要约发出时', '承诺生效时', '登记完成时'],
    right: [1],
    points: 4,
  },
  {
    kind: 'multiple',
    text: '哪些是必备条款？',
    choices: ['当事人', '标的', '担保', '保密'],
    right: [0, 1],
    points: 4,
  },
  { kind: 'true_false', text: '合同必须登记。', choices: [], right: [1], points: 2 },
];
/** The right answers, in the words of the choices. */
const rightWords = [['承诺生效时'], ['当事人', '标的']];

describe.each(engines)('a quiz on $name', (engine) => {
  let services: TestServices;
  let caller: StaffSession;
  beforeAll(async () => {
    services = await openTestServices(engine);
    caller = await openStaff(services, { roles: ['zky-admin'] });
  });
  afterAll(() => services.close());

  const open = async (rules: Partial<InputOf<'study/saveQuestions'>> = {}) => {
    const class_id = await insertTestClass(services);
    const desk = studyDesk(services, class_id, caller);
    const { course_id, study_unit_id } = await desk.quiz(questions, rules);
    const learner = await openLearner(services, class_id);
    await learner.open(study_unit_id);
    return { class_id, desk, course_id, study_unit_id, learner };
  };
  /**
   * The places of the right answers as an attempt shows them, for the given number of questions; the rest is left
   * out.
   */
  const rightly = ({ questions: shown }: Started, count = 3) =>
    shown
      .map(({ kind, choices }, n) =>
        kind === 'true_false' ? [1] : (rightWords[n] ?? []).map((word) => choices.indexOf(word)),
      )
      .slice(0, count);

  it('is written, and read with its right answers by its authors', async () => {
    const { desk, study_unit_id } = await open();
    expect(await desk.questions(study_unit_id)).toMatchObject({
      pass_percent: 60,
      attempts_max: 3,
      questions,
      attempts: 0,
    });
    expect((await desk.units()).items).toMatchObject([{ kind: 'quiz', questions: 3, ready: true }]);
    const { rows } = await services.store.pool.query('select right_enc, choices from study_question');
    expect(rows.some(({ right_enc }) => right_enc.toString().includes('[1]'))).toBe(false);
  });

  it('reveals no right answer to those who take it', async () => {
    const { desk, study_unit_id, learner } = await open();
    const opened = await learner.open(study_unit_id);
    expect(opened.quiz).toEqual({
      ...{ questions: 3, pass_percent: 60, attempts_max: 3, attempts: 0, best: null },
    });
    const started = await learner.startQuiz(study_unit_id);
    expect(started.questions.map(({ kind, choices }) => [kind, choices.length])).toEqual([
      ['single', 3],
      ['multiple', 4],
      ['true_false', 0],
    ]);
    const sent = await learner.sendQuiz(study_unit_id, started.attempt_no, []);
    const told = [opened, started, sent, await learner.courses(), await desk.read(study_unit_id)];
    for (const answer of told) expect(JSON.stringify(answer)).not.toMatch(/"right":\[/);
    for (const question of started.questions)
      expect(Object.keys(question).sort()).toEqual(['choices', 'kind', 'points', 'text']);
  });

  it('is graded here, and done by passing', async () => {
    const { study_unit_id, learner } = await open();
    const first = await learner.startQuiz(study_unit_id);
    expect(first).toMatchObject({ attempt_no: 1, attempts_left: 2 });
    expect(await learner.sendQuiz(study_unit_id, 1, rightly(first, 1))).toEqual({
      ...{ attempt_no: 1, points: 4, possible: 10, passed: false, attempts_left: 2 },
      right: null,
      done_at: null,
    });
    const second = await learner.startQuiz(study_unit_id);
    expect(second).toMatchObject({ attempt_no: 2, attempts_left: 1 });
    const done_at = services.now().toISOString();
    expect(await learner.sendQuiz(study_unit_id, 2, rightly(second, 2))).toEqual({
      ...{ attempt_no: 2, points: 8, possible: 10, passed: true, attempts_left: 1 },
      right: [true, true, false],
      done_at,
    });
    expect(await learner.open(study_unit_id)).toMatchObject({
      done_at,
      quiz: { attempts: 2, best: { points: 8, possible: 10 } },
    });
  });

  it('is not done by its minutes, however long it is looked at', async () => {
    const { desk, course_id, study_unit_id, learner } = await open();
    const { session_no, done_at } = await learner.open(study_unit_id);
    expect(done_at).toBeNull();
    services.moveTo(new Date(services.now().getTime() + 60_000).toISOString());
    expect(await learner.beat(study_unit_id, session_no ?? 0)).toMatchObject({
      seconds: 60,
      done_at: null,
    });
    const { updated_at } = await desk.read(study_unit_id);
    const as = { study_unit_id, updated_at, kind: 'quiz', title: '测验' } as const;
    expect(await fieldsOf(desk.unit(course_id, { ...as, required_minutes: 1 }))).toEqual({
      required_minutes: 'not_offered',
    });
    await desk.unit(course_id, { ...as, required_minutes: 0 });
    expect(await learner.open(study_unit_id)).toMatchObject({ done_at: null });
  });

  it('is wrong for answers that are made up, doubled or too many', async () => {
    const { study_unit_id, learner } = await open();
    const started = await learner.startQuiz(study_unit_id);
    const right = rightly(started);
    const forged = right.map((places, n) => (n === 0 ? [...places, 7] : [...places, ...places]));
    const sent = await learner.sendQuiz(study_unit_id, 1, [...forged, [0], [1]]);
    // A choice that is named twice is chosen once.
    expect(sent).toMatchObject({ points: 6, passed: true, right: [false, true, true] });
    await expect(learner.sendQuiz(study_unit_id, 1, [[8]])).rejects.toThrow();
    expect(await refusalOf(learner.sendQuiz(study_unit_id, 9, right))).toBe('state_changed');
  });

  it('resumes the open attempt, in the same order', async () => {
    const { study_unit_id, learner } = await open();
    const started = await learner.startQuiz(study_unit_id);
    expect(await learner.startQuiz(study_unit_id)).toEqual(started);
    const both = await Promise.all([learner.startQuiz(study_unit_id), learner.startQuiz(study_unit_id)]);
    expect(both).toEqual([started, started]);
  });

  it('counts an attempt once, for any repeats with any answers', async () => {
    const { study_unit_id, learner } = await open();
    const started = await learner.startQuiz(study_unit_id);
    const [one, two] = await Promise.all([
      learner.sendQuiz(study_unit_id, 1, rightly(started)),
      learner.sendQuiz(study_unit_id, 1, []),
    ]);
    expect(two).toEqual(one);
    expect(await learner.sendQuiz(study_unit_id, 1, rightly(started))).toEqual(one);
    expect((await learner.open(study_unit_id)).quiz).toMatchObject({ attempts: 1 });
  });

  it('is limited to its attempts, and then shows which answers were right', async () => {
    const { study_unit_id, learner } = await open({ attempts_max: 2 });
    for (const attempt_no of [1, 2]) {
      await learner.startQuiz(study_unit_id);
      const sent = await learner.sendQuiz(study_unit_id, attempt_no, []);
      expect(sent.right).toEqual(attempt_no === 2 ? [false, false, false] : null);
    }
    expect(await refusalOf(learner.startQuiz(study_unit_id))).toBe('attempts_used');
    expect(await learner.open(study_unit_id)).toMatchObject({ done_at: null, quiz: { attempts: 2 } });
  });

  it('may be tried anew once its questions are other ones, and not because of its rules', async () => {
    const { desk, study_unit_id, learner } = await open({ attempts_max: 1 });
    const first = await learner.startQuiz(study_unit_id);
    await learner.sendQuiz(study_unit_id, 1, []);
    await desk.ask(study_unit_id, questions, { attempts_max: 2 });
    expect(await learner.startQuiz(study_unit_id)).toMatchObject({ attempt_no: 2, attempts_left: 0 });
    const [one, ...others] = questions;
    if (!one) throw new Error('There is no question.');
    await desk.ask(study_unit_id, [{ ...one, right: [2] }, ...others], { attempts_max: 2 });
    expect(await refusalOf(learner.sendQuiz(study_unit_id, 2, rightly(first)))).toBe('state_changed');
    expect(await desk.questions(study_unit_id)).toMatchObject({ attempts: 0 });
    expect((await learner.open(study_unit_id)).quiz).toMatchObject({ attempts: 0, best: null });
    expect(await learner.startQuiz(study_unit_id)).toMatchObject({ attempt_no: 3, attempts_left: 1 });
  });

  it('keeps its passes after any change of the questions', async () => {
    const { desk, study_unit_id, learner } = await open();
    const started = await learner.startQuiz(study_unit_id);
    const { done_at } = await learner.sendQuiz(study_unit_id, 1, rightly(started));
    await desk.ask(study_unit_id, questions.slice(0, 1), { pass_percent: 100 });
    await learner.startQuiz(study_unit_id);
    expect(await learner.sendQuiz(study_unit_id, 2, [])).toMatchObject({ passed: false, done_at });
  });

  it('must be valid, based on the seen version, and only for a unit that is a quiz', async () => {
    const { desk, course_id, study_unit_id } = await open();
    const [one] = questions;
    if (!one) throw new Error('There is no question.');
    expect(await fieldsOf(desk.ask(study_unit_id, [one, { ...one, right: [] }]))).toEqual({
      'questions.1.right': 'required',
    });
    expect(await fieldsOf(desk.ask(study_unit_id, [{ ...one, choices: ['是'] }]))).toEqual({
      'questions.0.choices': 'required',
    });
    await expect(desk.ask(study_unit_id, [])).rejects.toThrow('required');
    const many = Array.from({ length: studyLimits.questions_max + 1 }, () => one);
    await expect(desk.ask(study_unit_id, many)).rejects.toThrow('over_limit');
    const { updated_at } = await desk.read(study_unit_id);
    services.moveTo(new Date(services.now().getTime() + 1_000).toISOString());
    await desk.ask(study_unit_id, questions);
    expect(await refusalOf(desk.ask(study_unit_id, questions, { updated_at }))).toBe('state_changed');
    const article = await desk.unit(course_id);
    expect(await fieldsOf(desk.ask(article.study_unit_id, questions))).toEqual({ questions: 'not_offered' });
    expect(await desk.questions(article.study_unit_id)).toMatchObject({ questions: [], pass_percent: null });
    expect(await refusalOf(desk.questions(404))).toBe('not_found');
  });

  it('is open to candidates once it has questions', async () => {
    const class_id = await insertTestClass(services);
    const desk = studyDesk(services, class_id, caller);
    const { course_id, updated_at } = await desk.course();
    const { study_unit_id } = await desk.unit(course_id, { kind: 'quiz', required_minutes: 0 });
    expect(await refusalOf(desk.decide({ course_id, updated_at }, 'publish'))).toBe('study_empty');
    await desk.ask(study_unit_id, questions);
    await desk.decide({ course_id, updated_at }, 'publish');
    const learner = await openLearner(services, class_id);
    // It is opened before it is answered.
    expect(await refusalOf(learner.startQuiz(study_unit_id))).toBe('state_changed');
    await learner.open(study_unit_id);
    await learner.startQuiz(study_unit_id);
  });

  it('is for its own candidates and unit, and over with the exam', async () => {
    const { class_id, desk, course_id, study_unit_id, learner } = await open();
    const other = await openLearner(services, await insertTestClass(services));
    expect(await refusalOf(other.startQuiz(study_unit_id))).toBe('not_found');
    expect(await refusalOf(other.sendQuiz(study_unit_id, 1, []))).toBe('not_found');
    const article = await desk.unit(course_id);
    await learner.open(article.study_unit_id);
    expect(await refusalOf(learner.startQuiz(article.study_unit_id))).toBe('not_found');
    await learner.startQuiz(study_unit_id);
    await services.store.db
      .updateTable('class')
      .set({ status: 'scoring' })
      .where('class_id', '=', class_id)
      .execute();
    expect(await refusalOf(learner.sendQuiz(study_unit_id, 1, []))).toBe('class_state');
    expect(await refusalOf(learner.startQuiz(study_unit_id))).toBe('class_state');
    expect(await learner.open(study_unit_id)).toMatchObject({ open: false, quiz: { questions: 3 } });
  });

  it('records its author in the trail, without its text, and goes with its unit', async () => {
    const class_id = await insertTestClass(services);
    const desk = studyDesk(services, class_id, caller);
    const { course_id } = await desk.course();
    const { study_unit_id } = await desk.unit(course_id, { kind: 'quiz', required_minutes: 0 });
    await desk.ask(study_unit_id, questions);
    const trail = await services.store.db
      .selectFrom('audit_event')
      .select(['action', 'detail'])
      .where('class_id', '=', class_id)
      .where('object_id', '=', String(study_unit_id))
      .orderBy('seq')
      .execute();
    expect(trail.map(({ action }) => action)).toEqual(['create', 'write_questions']);
    expect(trail[1]?.detail).toMatchObject({ questions: 3, pass_percent: 60, changed: true });
    expect(JSON.stringify(trail)).not.toContain('承诺');
    expect(await verifyChain(services.store.db, class_id)).toMatchObject({ ok: true });
    await desk.removeUnit(await desk.read(study_unit_id));
    const { rows } = await services.store.pool.query(
      'select count(*)::int4 as left from study_question where study_unit_id = $1',
      [study_unit_id],
    );
    expect(rows).toEqual([{ left: 0 }]);
  });

  it('takes few statements: eight to begin it, and nine to send it', async () => {
    const { study_unit_id, learner } = await open();
    const begun = await countStatements(() => learner.startQuiz(study_unit_id));
    expect(begun.length).toBe(8);
    const sent = await countStatements(() => learner.sendQuiz(study_unit_id, 1, []));
    expect(sent.length).toBe(9);
  });
});
