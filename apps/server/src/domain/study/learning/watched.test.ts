import { type Stretch, studyLimits } from '@skillcert/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import { engines } from '../../../testing/engines.js';
import { insertTestClass } from '../../class/testing/insert-test-class.js';
import { openTestServices, type TestServices } from '../../class/testing/open-test-services.js';
import { refusalOf } from '../../class/testing/refused.js';
import { openStaff } from '../../class/testing/staff.js';
import { newFilm } from '../testing/new-film.js';
import { openLearner } from '../testing/open-learner.js';
import { studyDesk } from '../testing/study-desk.js';

const { part_bytes } = studyLimits;

describe.each(engines)('a video that is watched on $name', (engine) => {
  let services: TestServices;
  let caller: StaffSession;
  beforeAll(async () => {
    services = await openTestServices(engine);
    caller = await openStaff(services, { roles: ['zky-admin'] });
  });
  afterAll(() => services.close());

  const pass = (seconds: number) =>
    services.moveTo(new Date(services.now().getTime() + seconds * 1_000).toISOString());

  /** A learner who has opened a film of ten minutes, or of the given length. */
  const open = async (required_minutes = 2, film: Parameters<typeof newFilm>[0] = {}) => {
    const class_id = await insertTestClass(services);
    const desk = studyDesk(services, class_id, caller);
    const { study_unit_id } = await desk.film(required_minutes, film);
    const learner = await openLearner(services, class_id);
    const { session_no } = await learner.open(study_unit_id);
    let session = session_no ?? 0;
    /** The reported stretches after the given number of seconds. */
    const watch = (seconds: number, ...watched: readonly Stretch[]) => {
      pass(seconds);
      return learner.beat(study_unit_id, session, watched.at(-1)?.to ?? 0, [...watched]);
    };
    const reopen = async () => {
      const opened = await learner.open(study_unit_id);
      session = opened.session_no ?? 0;
      return opened;
    };
    return { class_id, desk, study_unit_id, learner, watch, reopen };
  };

  it('counts the watched part, each second once, up to the required length', async () => {
    const { learner, study_unit_id, watch, reopen } = await open();
    await learner.load(study_unit_id);
    expect(await watch(30, { from: 0, to: 30 })).toEqual({
      seconds: 30,
      seen: [{ from: 0, to: 30 }],
      done_at: null,
    });
    // Watched again, and reported again.
    expect(await watch(30, { from: 5, to: 25 })).toMatchObject({ seconds: 30 });
    expect(await watch(30, { from: 0, to: 30 })).toMatchObject({ seconds: 30 });
    expect(await watch(30, { from: 30, to: 60 })).toMatchObject({ seconds: 60 });
    // A repeated place is where it resumes; the count stays.
    await watch(10, { from: 0, to: 10 });
    expect(await reopen()).toMatchObject({ seconds: 60, place: 10, seen: [{ from: 0, to: 60 }] });
    expect(await watch(60, { from: 60, to: 120 })).toEqual({
      seconds: 120,
      seen: [{ from: 0, to: 120 }],
      done_at: services.now().toISOString(),
    });
    const { rows } = await services.store.pool.query(
      'select sum(seconds)::int4 as seconds from study_day where enrolment_id = $1',
      [learner.enrolment_id],
    );
    expect(rows).toEqual([{ seconds: 120 }]);
  });

  it('counts nothing behind a skipped part, and resumes at the furthest watched point', async () => {
    const { learner, study_unit_id, watch, reopen } = await open();
    await learner.load(study_unit_id);
    await watch(30, { from: 0, to: 30 });
    expect(await watch(30, { from: 300, to: 330 })).toMatchObject({ seconds: 30 });
    expect(await reopen()).toMatchObject({ place: 30 });
    // Reported stretches that were not counted count once the viewer has come there.
    expect(await watch(60, { from: 30, to: 300 }, { from: 300, to: 330 })).toMatchObject({ seconds: 90 });
  });

  it('counts no faster than the clock, however fast it is played', async () => {
    const { learner, study_unit_id, watch } = await open();
    await learner.load(study_unit_id);
    expect(await watch(30, { from: 0, to: 60 })).toMatchObject({ seconds: 30 });
    expect(await watch(0, { from: 0, to: 60 })).toMatchObject({ seconds: 30 });
    expect(await watch(600, { from: 0, to: 600 })).toMatchObject({ seconds: 90 });
  });

  it('counts nothing that was not sent, nor of a file that another one replaced', async () => {
    const { learner, desk, study_unit_id, watch } = await open(2, { size: 4 * part_bytes, seconds: 600 });
    expect(await watch(30, { from: 0, to: 30 })).toMatchObject({ seconds: 0, done_at: null });
    expect(await learner.load(study_unit_id, 1)).toBe(part_bytes);
    expect(await watch(30, { from: 0, to: 30 })).toMatchObject({ seconds: 30 });
    await desk.send(study_unit_id, newFilm({ seconds: 600, size: 40 * part_bytes }), '新讲解.mp4');
    expect(await watch(30, { from: 0, to: 60 })).toMatchObject({ seconds: 30 });
    // A fortieth of the bytes is at most a tenth of the film.
    await learner.load(study_unit_id, 1);
    expect(await watch(60, { from: 0, to: 120 })).toMatchObject({ seconds: 60 });
    await learner.load(study_unit_id, 2);
    expect(await watch(60, { from: 0, to: 120 })).toMatchObject({ seconds: 120 });
  });

  it('is done without its last seconds, if all of it is required', async () => {
    const { learner, study_unit_id, watch } = await open(1, { seconds: 60 });
    await learner.load(study_unit_id);
    expect(await watch(54, { from: 0, to: 54 })).toMatchObject({ seconds: 54, done_at: null });
    expect(await watch(1, { from: 54, to: 55 })).toMatchObject({ done_at: services.now().toISOString() });
    expect(await watch(60, { from: 55, to: 120 })).toMatchObject({ seconds: 60 });
  });

  it('is done by who has watched as much as a shorter one in its place has', async () => {
    const { learner, desk, study_unit_id, watch, reopen } = await open(5);
    await learner.load(study_unit_id);
    await watch(60, { from: 0, to: 60 });
    await desk.send(study_unit_id, newFilm({ seconds: 65 }), '短讲解.mp4');
    expect(await reopen()).toMatchObject({ required_minutes: 2, done_at: services.now().toISOString() });
  });

  it('is reported in few stretches, none of them unbounded', async () => {
    const { watch } = await open();
    const many = Array.from({ length: studyLimits.stretches_max + 1 }, (_, at) => ({ from: at, to: at + 1 }));
    await expect(watch(30, ...many)).rejects.toThrow('over_limit');
    await expect(watch(30, { from: 0, to: studyLimits.place_max + 1 })).rejects.toThrow();
    expect(await watch(30, { from: 9, to: 3 })).toMatchObject({ seconds: 0, seen: [] });
  });

  it('counts for its viewer alone', async () => {
    const mine = await open();
    const theirs = await openLearner(services, mine.class_id);
    await theirs.open(mine.study_unit_id);
    await theirs.load(mine.study_unit_id);
    // Bytes sent to another viewer were not sent to this one.
    expect(await mine.watch(30, { from: 0, to: 30 })).toMatchObject({ seconds: 0 });
    expect(await refusalOf(theirs.beat(mine.study_unit_id, 9, 0, [{ from: 0, to: 30 }]))).toBe(
      'state_changed',
    );
  });
});
