import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ClassStatus, classLifecycle } from '../lifecycle/class-lifecycle.js';
import { defaultCalendar } from './default-calendar.js';
import { endOfWorkingDay } from './end-of-working-day.js';
import { overdueBefore } from './overdue-before.js';
import { defaultTimeline, stageOf, stageStates, stages } from './stages.js';
import { type TimelineFacts, timelineOf, waitsFor } from './timeline-of.js';

const working = { calendar: defaultCalendar, time_zone: 'Asia/Shanghai' };
const at = (text: string) => new Date(text).toISOString();
const timing = (now: string) => ({ ...working, rules: defaultTimeline, now: new Date(now) });

const planned: TimelineFacts = {
  status: 'draft',
  enroll_start: at('2026-09-01T09:00:00+08:00'),
  enroll_end: at('2026-09-18T18:00:00+08:00'),
  exam_at: at('2026-10-12T09:00:00+08:00'),
  stage_at: null,
  moves: [{ at: at('2026-08-20T09:00:00+08:00'), to: 'draft' }],
  moved: {},
};

const road: readonly (readonly [day: string, to: ClassStatus])[] = [
  ['2026-08-21', 'submitted'],
  ['2026-08-24', 'approved'],
  ['2026-09-01', 'enrolling'],
  ['2026-09-18', 'closed'],
  ['2026-09-28', 'arranged'],
  ['2026-10-12', 'examining'],
  ['2026-10-13', 'scoring'],
  ['2026-10-20', 'publicity'],
  ['2026-10-28', 'certifying'],
  ['2026-11-02', 'finished'],
  ['2026-11-05', 'archived'],
];

/** The class after the given number of steps of its road. */
const gone = (steps: number, changes: Partial<TimelineFacts> = {}): TimelineFacts => ({
  ...planned,
  status: road[steps - 1]?.[1] ?? 'draft',
  moves: [
    ...planned.moves,
    ...road.slice(0, steps).map(([day, to]) => ({ at: at(`${day}T12:00:00+08:00`), to })),
  ],
  ...changes,
});

const dueOf = (facts: TimelineFacts, now = '2026-08-25T12:00:00+08:00') =>
  Object.fromEntries(
    timelineOf(facts, timing(now)).map(({ stage, due_at }) => [stage, due_at && new Date(due_at)]),
  );

describe('the stages of a class', () => {
  it('have every state of a class in one of them, but for those in which it has ended', () => {
    const placed = stages.flatMap((stage) => stageStates[stage]);
    const ended = Object.entries(classLifecycle.states).flatMap(([state, { ends }]) => (ends ? [state] : []));
    expect([...placed, ...ended].toSorted()).toEqual(Object.keys(classLifecycle.states).toSorted());
    expect(stageOf('paused')).toBe('enrol');
    expect(stageOf('archived')).toBeUndefined();
  });

  it('are led on by the actor of the lifecycle', () => {
    const waiting = (['draft', 'submitted', 'enrolling', 'closed', 'publicity', 'archived'] as const).map(
      waitsFor,
    );
    expect(waiting).toEqual(['organiser', 'platform', 'clock', 'organiser', 'clock', null]);
  });
});

describe('the timeline of a class', () => {
  it('counts deadlines in working days, over holidays and worked weekends', () => {
    expect(dueOf(planned)).toMatchObject({
      plan: new Date('2026-09-01T00:00:00+08:00'),
      enrol: new Date('2026-09-19T00:00:00+08:00'),
      // Back from Monday the 12th: the worked Saturday, Friday, Thursday, then over the holiday to Wednesday
      // and Tuesday.
      rooms: new Date('2026-09-30T00:00:00+08:00'),
      office: new Date('2026-10-13T00:00:00+08:00'),
      exam: new Date('2026-10-14T00:00:00+08:00'),
      // Ten working days after the last day of the exam.
      scores: new Date('2026-10-28T00:00:00+08:00'),
    });
  });

  it('moves later deadlines with the exam, and leaves earlier ones', () => {
    const before = dueOf(planned);
    const after = dueOf({ ...planned, exam_at: at('2026-11-02T09:00:00+08:00') });
    expect([after.plan, after.enrol]).toEqual([before.plan, before.enrol]);
    for (const stage of stages.slice(2)) expect(Number(after[stage])).toBeGreaterThan(Number(before[stage]));
  });

  it('counts from the day on which a stage was entered once it was', () => {
    const facts = gone(7);
    expect(dueOf(facts).scores).toEqual(new Date('2026-10-28T00:00:00+08:00'));
    expect(dueOf(gone(8)).publicity).toEqual(
      endOfWorkingDay(new Date('2026-10-20T12:00:00+08:00'), 10, working),
    );
  });

  it('says which stage is done, and which is overdue from the very moment', () => {
    const seen = (now: string) => timelineOf(gone(4), timing(now)).filter(({ overdue }) => overdue);
    expect(seen('2026-09-29T23:59:59+08:00')).toEqual([]);
    expect(seen('2026-09-30T00:00:00+08:00').map(({ stage }) => stage)).toEqual(['rooms']);
    const states = timelineOf(gone(4), timing('2026-09-30T00:00:00+08:00')).map(({ state }) => state);
    expect(states).toEqual(['done', 'done', 'current', ...Array.from({ length: 6 }, () => 'ahead')]);
    expect(timelineOf(gone(11), timing('2026-12-01T00:00:00Z')).every(({ done_at }) => done_at)).toBe(true);
  });

  it('takes a deadline that was set by hand, and moves later ones', () => {
    const due_at = at('2026-11-30T00:00:00+08:00');
    const facts = gone(7, { moved: { scores: due_at } });
    const [scores, publicity] = timelineOf(facts, timing('2026-10-30T12:00:00+08:00')).slice(5, 7);
    expect(scores).toMatchObject({ due_at, moved: true, overdue: false });
    expect(new Date(publicity?.due_at ?? 0)).toEqual(
      endOfWorkingDay(new Date('2026-11-29T12:00:00+08:00'), 10, working),
    );
  });

  it('has the stages ahead again that an upheld objection reopened', () => {
    const back = { at: at('2026-10-22T12:00:00+08:00'), to: 'scoring' };
    const facts = gone(8, { status: 'scoring', moves: [...gone(8).moves, back] });
    const timeline = timelineOf(facts, timing('2026-10-23T12:00:00+08:00'));
    expect(timeline.slice(4, 7).map(({ state, done_at }) => [state, done_at !== null])).toEqual([
      ...([
        ['done', true],
        ['current', false],
        ['ahead', false],
      ] as const),
    ]);
    expect(new Date(timeline[5]?.due_at ?? 0)).toEqual(endOfWorkingDay(new Date(back.at), 10, working));
  });

  it('drops the undone stages of a cancelled class', () => {
    const cancelled = { at: at('2026-09-20T12:00:00+08:00'), to: 'cancelled' };
    const facts = gone(4, { status: 'cancelled', moves: [...gone(4).moves, cancelled] });
    const timeline = timelineOf(facts, timing('2026-12-01T12:00:00+08:00'));
    expect(timeline.map(({ state }) => state)).toEqual([
      'done',
      'done',
      ...Array.from({ length: 7 }, () => 'dropped'),
    ]);
    expect(timeline.some(({ overdue }) => overdue)).toBe(false);
    expect(timeline.slice(2).every(({ due_at }) => due_at === null)).toBe(true);
  });

  it('has no deadline where the date is not written, and goes by the class where its steps are not known', () => {
    const timeline = timelineOf(
      { ...planned, exam_at: null, status: 'scoring', moves: [], stage_at: at('2026-10-13T12:00:00+08:00') },
      timing('2026-11-21T12:00:00+08:00'),
    );
    expect(timeline[2]).toMatchObject({ stage: 'rooms', state: 'done', due_at: null, done_at: null });
    expect(timeline[5]).toMatchObject({ stage: 'scores', state: 'current', overdue: true });
  });

  it('names for each future deadline the unknown year that it reaches', () => {
    const facts = { ...planned, exam_at: at('2026-12-28T09:00:00+08:00') };
    const years = timelineOf(facts, timing('2026-11-21T12:00:00+08:00')).map(
      ({ uncovered_year }) => uncovered_year,
    );
    expect(years).toEqual([null, null, null, null, null, 2027, 2027, 2027, 2027]);
  });

  it('completes no stage before the previous one, on any road', () => {
    const steps = fc.array(fc.nat({ max: 9 }), { maxLength: 30 });
    fc.assert(
      fc.property(
        steps,
        fc.array(fc.integer({ min: 1, max: 500 }), { minLength: 30, maxLength: 30 }),
        (picks, hours) => {
          let status: ClassStatus = classLifecycle.initial;
          let now = new Date(planned.moves[0]?.at ?? 0).getTime();
          const moves = [...planned.moves];
          for (const [index, pick] of picks.entries()) {
            const offered = classLifecycle.transitions.filter(({ from }) => from === status);
            const taken = offered[pick % Math.max(offered.length, 1)];
            if (!taken) break;
            status = taken.to;
            now += (hours[index] ?? 1) * 3_600_000;
            moves.push({ at: new Date(now).toISOString(), to: status });
          }
          const timeline = timelineOf({ ...planned, status, moves }, timing(new Date(now).toISOString()));
          expect(timeline.filter(({ state }) => state === 'current').length).toBe(stageOf(status) ? 1 : 0);
          const done = timeline.flatMap(({ done_at }) => (done_at ? [done_at] : []));
          expect(done).toEqual(done.toSorted());
          const order = ['done', 'current', 'ahead', 'dropped'];
          const states = timeline.map(({ state }) => order.indexOf(state));
          expect(states).toEqual(states.toSorted((a, b) => a - b));
        },
      ),
    );
  });
});

describe('the bound of a database query', () => {
  it('is overdue by its date alone exactly where its deadline is over', () => {
    const days = fc.integer({ min: -400, max: 400 });
    fc.assert(
      fc.property(
        days,
        fc.nat({ max: 86_399 }),
        fc.integer({ min: -12, max: 20 }),
        (offset, second, count) => {
          const now = new Date('2026-10-08T06:00:00Z');
          const date = new Date(now.getTime() + offset * 86_400_000 + second * 1_000);
          const isOver = endOfWorkingDay(date, count, working) <= now;
          expect(date < overdueBefore(count, now, working)).toBe(isOver);
        },
      ),
    );
  });
});
