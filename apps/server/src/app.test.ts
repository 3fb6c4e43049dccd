import { PassThrough } from 'node:stream';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccount } from './domain/accounts/sign-in/testing/create-account.js';
import { signIn } from './domain/accounts/sign-in/testing/sign-in.js';
import { insertTestClass } from './domain/class/testing/insert-test-class.js';
import { testForm } from './domain/enrolment/testing/test-candidate.js';
import { listOutbox } from './domain/messaging/list-outbox.js';
import { createLog } from './platform/http/create-log.js';
import { type Browser, createBrowser } from './platform/http/testing/create-browser.js';
import { openTestApp, type TestApp } from './platform/http/testing/open-test-app.js';
import { engines } from './testing/engines.js';

describe.each(engines)('the main job over HTTP, on $name', (engine) => {
  const phone = '13812345678';
  const form = testForm(5);
  let test: TestApp;
  let class_id: number;
  let candidate: Browser;
  let staff: Browser;
  let logged = '';
  beforeAll(async () => {
    const stream = new PassThrough().on('data', (chunk) => {
      logged += chunk;
    });
    test = await openTestApp(engine, { log: createLog({ log_level: 'trace' }, stream) });
    class_id = await insertTestClass(test.services);
    await createAccount(test.services, {
      username: 'master01',
      roles: ['master'],
      owner_classes: [class_id],
    });
    candidate = createBrowser(test.app, '203.0.113.77');
    staff = await signIn(test.app, 'master01');
  });
  afterAll(() => test.close());

  const photo = () =>
    sharp({ create: { width: 480, height: 640, channels: 3, background: '#88aacc' } })
      .png()
      .toBuffer();
  const codeSent = async () => {
    const messages = await listOutbox(test.services, 5);
    return /\d{6}/.exec(messages.find(({ text }) => text.includes('code'))?.text ?? '')?.[0] ?? '';
  };

  it('goes from a phone’s code over photo and enrolment to the review, and the candidate sees it', async () => {
    await candidate.call('class/fetchClassVerfyCode', { phone });
    await candidate.call('class/diffClassVerfyCode', { phone, verify_code: await codeSent() });
    expect((await candidate.call('class/checkClassPhone', { class_id })).data).toEqual({
      may_continue: true,
    });
    const file = { bytes: await photo(), type: 'image/png' };
    const uploaded = await candidate.call(
      'enrolment/uploadPhoto',
      { class_id },
      { file, key: 'key-of-photo' },
    );
    expect(uploaded.code).toBe(20000);

    const documents = [];
    for (const kind of ['id_front', 'id_back']) {
      const sent = await candidate.call(
        'enrolment/uploadDocument',
        { class_id, kind },
        { file, key: `key-of-${kind}` },
      );
      documents.push({ kind, file_id: sent.data.file_id });
    }
    const enrolment = { ...form, class_id, photo_id: uploaded.data.photo_id, documents };
    const key = 'enrol-key-0001';
    const first = await candidate.call('class/enrollClass', enrolment, { key });
    expect(first).toMatchObject({ code: 20000, data: { class_id, status: 'submitted' } });
    const again = await candidate.call('class/enrollClass', enrolment, { key });
    expect(again.data).toEqual(first.data);

    const { enrolment_id } = first.data;
    const row = { class_id, enrolment_id };
    const picture = await staff.call('enrolment/fetchPhoto', row);
    expect(picture.headers['content-type']).toBe('image/jpeg');
    expect((await sharp(picture.bytes).metadata()).format).toBe('jpeg');
    for (const event of ['claim', 'approve']) {
      expect((await staff.call('enrolment/reviewEnrolment', { ...row, event })).code).toBe(20000);
    }
    const own = await candidate.call('class/fetchEnrollListsByPhone', {});
    expect(JSON.stringify(own.data)).toContain('"approved"');
    const [message] = await listOutbox(test.services, 1);
    expect(message?.text).toContain('is approved');
  });

  it('keeps other classes closed, as if they did not exist', async () => {
    const other = await insertTestClass(test.services);
    const foreign = await staff.call('enrolment/fetchEnrolmentLists', { class_id: other });
    const absent = await staff.call('enrolment/fetchEnrolmentLists', { class_id: 1 });
    expect(foreign.code).toBe(40400);
    expect(absent.code).toBe(foreign.code);
    expect(absent.message).toBe(foreign.message);
  });

  it('takes a picture only where one belongs, and no more than 30 MB of it', async () => {
    const call = (bytes: Buffer, type: string) =>
      candidate.call('enrolment/uploadPhoto', { class_id }, { file: { bytes, type }, key: 'key-of-another' });
    expect((await call(Buffer.from('{}'), 'application/json')).code).toBe(41500);
    expect((await call(Buffer.from('not a picture'), 'image/png')).code).toBe(42201);
    expect(await call(Buffer.alloc(31_457_281), 'image/png')).toMatchObject({
      status: 413,
      code: 41300,
      message: 'This is too large. The limit is 30 MB.',
    });
  });

  it('leaves none of it in the log', async () => {
    expect(logged.split('\n').filter((line) => line.includes('"answered"')).length).toBeGreaterThan(10);
    const secrets = [phone, form.id_card, form.name, form.email, form.employer, 'master01', '203.0.113.77'];
    secrets.push(String(staff.token), ...candidate.cookies.values(), ...staff.cookies.values());
    for (const secret of secrets) expect(logged).not.toContain(secret);
  });
});
