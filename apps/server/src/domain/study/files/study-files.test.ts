import { limits, studyLimits } from '@skillcert/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import { type Browser, createBrowser } from '../../../platform/http/testing/create-browser.js';
import { openTestApp, type TestApp } from '../../../platform/http/testing/open-test-app.js';
import { engines } from '../../../testing/engines.js';
import { openVisitor, provePhone } from '../../accounts/registration/testing/prove-phone.js';
import { createAccount } from '../../accounts/sign-in/testing/create-account.js';
import { signIn } from '../../accounts/sign-in/testing/sign-in.js';
import { insertTestClass } from '../../class/testing/insert-test-class.js';
import { fieldsOf, refusalOf } from '../../class/testing/refused.js';
import { openStaff } from '../../class/testing/staff.js';
import { newFilm } from '../testing/new-film.js';
import { openLearner } from '../testing/open-learner.js';
import { studyDesk } from '../testing/study-desk.js';
import { sweepStudyFiles } from './sweep-study-files.js';

const { part_bytes } = studyLimits;

/** A PDF of the given size, no two stretches of it alike. */
const pdf = (size = 400) => {
  const bytes = Buffer.alloc(size);
  for (let at = 0; at < size; at += 1) bytes[at] = (at * 7 + (at >> 8)) % 251;
  bytes.write('%PDF-1.7\n', 'latin1');
  bytes.write('\n%%EOF\n', size - 7, 'latin1');
  return bytes;
};
const mp4 = (size = 400, brand = 'isom') => newFilm({ size, brand });

describe.each(engines)('the files of course units on $name', (engine) => {
  let test: TestApp;
  let caller: StaffSession;
  let office: Browser;
  let other: Browser;
  let class_id: number;
  let keys = 0;
  beforeAll(async () => {
    test = await openTestApp(engine);
    class_id = await insertTestClass(test.services);
    caller = await openStaff(test.services, { roles: ['zky-admin'] });
    await createAccount(test.services, {
      username: 'master01',
      roles: ['master'],
      owner_classes: [class_id],
    });
    await createAccount(test.services, { username: 'master02', roles: ['master'] });
    office = await signIn(test.app, 'master01');
    other = await signIn(test.app, 'master02');
  });
  afterAll(() => test.close());

  const deskOf = (of = class_id) => studyDesk(test.services, of, caller);
  const unit = async (kind: 'pdf' | 'video' | 'article' = 'pdf') => {
    const desk = deskOf();
    const { course_id, updated_at } = await desk.course();
    const { study_unit_id } = await desk.unit(course_id, { kind, title: kind });
    return { ...desk, study_unit_id, publish: () => desk.decide({ course_id, updated_at }, 'publish') };
  };
  const fetch = (browser: Browser, study_unit_id: number, headers: Record<string, string | undefined> = {}) =>
    browser.call('study/fetchStudyFile', { class_id, study_unit_id }, { headers });
  const upload = (browser: Browser, study_unit_id: number, bytes: Buffer) => {
    keys += 1;
    return browser.call(
      'study/uploadStudyFile',
      {
        ...{ class_id, study_unit_id, upload_key: `by-call-${keys}`, title: '讲义.pdf' },
        ...{ size: bytes.length, part_no: 0 },
      },
      { file: { bytes, type: 'application/octet-stream' } },
    );
  };
  const filesOf = (study_unit_id: number) =>
    test.services.store.db
      .selectFrom('study_file')
      .select(['title', 'parts', 'whole'])
      .where('study_unit_id', '=', study_unit_id)
      .orderBy('file_id')
      .execute();

  it('are read as they came, to be saved and not opened, and lie encrypted', async () => {
    const { study_unit_id, read } = await unit();
    const { code, data } = await upload(office, study_unit_id, pdf());
    expect([code, data]).toMatchObject([
      20000,
      { parts: 1, file: { title: '讲义.pdf', media_type: 'application/pdf', size: 400 } },
    ]);
    const { status, bytes, headers } = await fetch(office, study_unit_id);
    expect(status).toBe(200);
    expect(bytes).toEqual(pdf());
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment',
      'content-security-policy': 'sandbox',
      'x-content-type-options': 'nosniff',
      'accept-ranges': 'bytes',
      'content-length': '400',
    });
    const { rows } = await test.services.store.pool.query('select bytes_enc from study_file_part');
    expect(rows.some(({ bytes_enc }) => bytes_enc.includes(pdf().subarray(0, 32)))).toBe(false);
    expect(await read(study_unit_id)).toMatchObject({ ready: true, file: { size: 400 } });
  });

  it('come in parts, in their order, each once, and take the place of the one before when they are whole', async () => {
    const desk = await unit();
    await desk.send(desk.study_unit_id, pdf(), '旧讲义.pdf');
    const whole = pdf(2 * part_bytes + 100);
    const send = (part_no: number) => desk.part(desk.study_unit_id, whole, part_no);
    expect(await refusalOf(send(1))).toBe('state_changed');
    expect(await send(0)).toEqual({ parts: 1, file: null });
    expect(await refusalOf(send(2))).toBe('state_changed');
    expect(await send(1)).toEqual({ parts: 2, file: null });
    // The answer of that call was lost.
    expect(await send(0)).toEqual({ parts: 2, file: null });
    expect((await desk.read(desk.study_unit_id)).file).toMatchObject({ title: '旧讲义.pdf', size: 400 });
    const last = await send(2);
    expect(last).toMatchObject({ parts: 3, file: { title: '讲义.pdf', size: whole.length } });
    expect(await send(2)).toEqual(last);
    expect(await filesOf(desk.study_unit_id)).toEqual([{ title: '讲义.pdf', parts: 3, whole: true }]);
    const { bytes } = await fetch(office, desk.study_unit_id);
    expect(bytes.equals(whole)).toBe(true);
    const trail = await test.services.store.db
      .selectFrom('audit_event')
      .select('action')
      .where('class_id', '=', class_id)
      .where('object_id', '=', String(desk.study_unit_id))
      .orderBy('seq')
      .execute();
    expect(trail.map(({ action }) => action)).toEqual(['create', 'add_file', 'add_file']);
  });

  it('are sent in the parts that a player asks for, across their borders too', async () => {
    const desk = await unit();
    const whole = pdf(2 * part_bytes + 100);
    await desk.send(desk.study_unit_id, whole);
    const { headers } = await fetch(office, desk.study_unit_id);
    const etag = String(headers.etag);
    for (const [range, from, to] of [
      ['bytes=0-99', 0, 99],
      [`bytes=${part_bytes - 10}-${part_bytes + 9}`, part_bytes - 10, part_bytes + 9],
      [`bytes=${2 * part_bytes}-`, 2 * part_bytes, whole.length - 1],
      ['bytes=-50', whole.length - 50, whole.length - 1],
    ] as const) {
      const answer = await fetch(office, desk.study_unit_id, { range, 'if-range': etag });
      expect([range, answer.status, answer.headers['content-range']]).toEqual([
        range,
        206,
        `bytes ${from}-${to}/${whole.length}`,
      ]);
      expect(answer.bytes.equals(whole.subarray(from, to + 1))).toBe(true);
    }
    const beyond = await fetch(office, desk.study_unit_id, { range: `bytes=${whole.length}-` });
    expect([beyond.status, beyond.headers['content-range']]).toEqual([416, `bytes */${whole.length}`]);
    // A client with a part of another file gets the whole.
    const changed = await fetch(office, desk.study_unit_id, { range: 'bytes=0-99', 'if-range': '"1"' });
    expect([changed.status, changed.bytes.length]).toEqual([200, whole.length]);
  });

  it('have the type of their unit, by their own first and last bytes, and no more than the allowed size', async () => {
    const [document, video, article] = [await unit('pdf'), await unit('video'), await unit('article')];
    for (const [desk, bytes] of [
      [document, mp4()],
      [document, Buffer.from('<script>alert(1)</script>')],
      [document, pdf().subarray(0, 300)],
      [video, pdf()],
      [video, mp4(400, 'M4A ')],
      [video, mp4(400, 'heic')],
      // Nobody could decide when it has been watched.
      [video, newFilm({ seconds: 0 })],
      [article, pdf()],
    ] as const) {
      expect(await refusalOf(desk.send(desk.study_unit_id, bytes))).toBe('study_file_refused');
    }
    expect(await video.send(video.study_unit_id, mp4())).toMatchObject({
      file: { media_type: 'video/mp4' },
    });
    const { headers } = await fetch(office, video.study_unit_id);
    expect(headers).toMatchObject({ 'content-type': 'video/mp4', 'content-disposition': 'inline' });
    // The end of a PDF may lie across the border of its last parts.
    const across = pdf(part_bytes + 3);
    expect((await document.send(document.study_unit_id, across)).file?.size).toBe(across.length);
    const long = Buffer.alloc(studyLimits.pdf_bytes_max + 1, 0x20);
    long.write('%PDF-1.7\n');
    expect(await refusalOf(document.part(document.study_unit_id, long, 0, { key: 'too-long-one' }))).toBe(
      'too_large',
    );
    expect(await refusalOf(document.part(404, pdf(), 0))).toBe('not_found');
    await document.part(document.study_unit_id, pdf(), 0, { key: 'one-part-alone' });
    const beyond = document.part(document.study_unit_id, pdf(), 1, { key: 'one-part-alone' });
    expect(await fieldsOf(beyond)).toEqual({ part_no: 'too_big' });
  });

  it('have a limit for all of a class', async () => {
    const desk = await unit('video');
    await test.services.store.db
      .insertInto('study_file')
      .values({
        ...{ class_id, file_id: 1, study_unit_id: (await unit('video')).study_unit_id },
        ...{ upload_key: 'the-rest', title: '', media_type: 'video/mp4', parts: 0, whole: true },
        size: studyLimits.class_bytes_max - 1,
        created_by: caller.user_id,
        created_at: test.services.now(),
      })
      .execute();
    expect(await fieldsOf(desk.send(desk.study_unit_id, mp4()))).toEqual({ size: 'over_limit' });
    await test.services.store.db.deleteFrom('study_file').where('file_id', '=', 1).execute();
    expect((await desk.send(desk.study_unit_id, mp4())).file).not.toBeNull();
  });

  it('are read with the cookies of a session alone, as a player in a page requests them, and with nobody else’s', async () => {
    const { study_unit_id } = await unit();
    await upload(office, study_unit_id, pdf());
    const player = createBrowser(test.app);
    for (const [name, value] of office.cookies) player.cookies.set(name, value);
    expect((await fetch(player, study_unit_id)).code).toBe(50008);
    player.cookies.set(limits.token_cookie, office.token ?? '');
    expect((await fetch(player, study_unit_id)).bytes).toEqual(pdf());
    // Other calls need the header as ever.
    expect((await player.call('study/fetchCourseLists', { class_id })).code).toBe(50008);
    expect((await fetch(other, study_unit_id)).code).toBe(40400);
    expect((await upload(other, study_unit_id, pdf())).code).toBe(40400);
    expect((await fetch(office, 404)).code).toBe(40400);
    expect((await fetch(createBrowser(test.app), study_unit_id)).code).toBe(50008);
  });

  it('are read by their learners, once their course is published', async () => {
    const desk = await unit();
    await desk.send(desk.study_unit_id, pdf());
    const learner = await openLearner(test.services, class_id);
    const stranger = await openLearner(test.services, await insertTestClass(test.services));
    const browserOf = async (phone: string) => {
      const browser = openVisitor(test.app);
      await provePhone(test.services, browser, phone, 'enrol');
      return browser;
    };
    const [own, foreign] = [await browserOf(learner.phone), await browserOf(stranger.phone)];
    const { study_unit_id } = desk;
    const ask = (browser: Browser, { enrolment_id }: { enrolment_id: number }, headers = {}) =>
      browser.call('study/fetchOwnStudyFile', { enrolment_id, study_unit_id }, { headers });
    expect((await ask(own, learner)).code).toBe(40400);
    await desk.publish();
    expect((await ask(own, learner)).bytes).toEqual(pdf());
    const part = await ask(own, learner, { range: 'bytes=1-4' });
    expect([part.status, part.bytes.toString('latin1')]).toEqual([206, 'PDF-']);
    expect((await ask(foreign, learner)).code).toBe(40400);
    expect((await ask(foreign, stranger)).code).toBe(40400);
    expect((await ask(createBrowser(test.app), learner)).code).toBe(40203);
    expect(await learner.open(study_unit_id)).toMatchObject({ kind: 'pdf', file: { size: 400 } });
  });

  it('give the length of a video, which then requires no more minutes than it has', async () => {
    const desk = deskOf();
    const { course_id } = await desk.course();
    const { study_unit_id } = await desk.unit(course_id, {
      kind: 'video',
      title: '讲解',
      required_minutes: 30,
    });
    const sent = await desk.send(study_unit_id, newFilm({ seconds: 90, size: 2 * part_bytes, head: 'last' }));
    expect(sent.file).toMatchObject({ size: 2 * part_bytes, seconds: 90 });
    const { updated_at, ...read } = await desk.read(study_unit_id);
    expect(read).toMatchObject({ required_minutes: 2, file: { seconds: 90 } });
    const change = (required_minutes: number) =>
      desk.unit(course_id, { study_unit_id, updated_at, kind: 'video', title: '讲解', required_minutes });
    expect(await fieldsOf(change(3))).toEqual({ required_minutes: 'longer_than_video' });
    await change(1);
    const { detail } = await test.services.store.db
      .selectFrom('audit_event')
      .select('detail')
      .where('class_id', '=', class_id)
      .where('object_id', '=', String(study_unit_id))
      .where('action', '=', 'add_file')
      .executeTakeFirstOrThrow();
    expect(detail).toMatchObject({ seconds: 90, required_minutes: 2 });
  });

  it('go with their unit, seen with them', async () => {
    const desk = await unit();
    const empty = await desk.read(desk.study_unit_id);
    test.pass(1);
    await desk.send(desk.study_unit_id, pdf());
    expect(await refusalOf(desk.removeUnit(empty))).toBe('state_changed');
    await desk.removeUnit(await desk.read(desk.study_unit_id));
    expect(await filesOf(desk.study_unit_id)).toEqual([]);
  });

  it('are given up unfinished for the next, and swept after a day', async () => {
    const desk = await unit();
    const whole = pdf(part_bytes + 100);
    await desk.part(desk.study_unit_id, whole, 0, { key: 'first-of-two' });
    await desk.part(desk.study_unit_id, whole, 0, { key: 'second-of-two' });
    expect(await refusalOf(desk.part(desk.study_unit_id, whole, 1, { key: 'first-of-two' }))).toBe(
      'state_changed',
    );
    expect(await filesOf(desk.study_unit_id)).toHaveLength(1);
    test.pass(86_401);
    await sweepStudyFiles(test.services);
    expect(await filesOf(desk.study_unit_id)).toEqual([]);
    expect(await refusalOf(desk.part(desk.study_unit_id, whole, 1, { key: 'second-of-two' }))).toBe(
      'state_changed',
    );
    const { rows } = await test.services.store.pool.query(
      'select from study_file_part p where not exists (select from study_file f where f.file_id = p.file_id)',
    );
    expect(rows).toEqual([]);
  });
});
