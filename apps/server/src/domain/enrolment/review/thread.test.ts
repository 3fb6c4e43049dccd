import { type CallName, contract } from '@skillcert/api-client/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedDemo } from '../../../demo/seed-demo.js';
import { openTicket } from '../../../platform/codes/open-ticket.js';
import { type Browser, createBrowser } from '../../../platform/http/testing/create-browser.js';
import { openTestApp, type TestApp } from '../../../platform/http/testing/open-test-app.js';
import { engines } from '../../../testing/engines.js';
import { signIn } from '../../accounts/sign-in/testing/sign-in.js';
import { testForm, testPhone } from '../testing/test-candidate.js';

describe.each(engines)('the main job over HTTP on the demo of $name', (engine) => {
  let test: TestApp;
  let candidate: Browser;
  beforeAll(async () => {
    test = await openTestApp(engine, { config: { mode: 'demo' } });
    await seedDemo(test.services);
    candidate = createBrowser(test.app);
    const ticket = await openTicket(test.services, { purpose: 'enrol', phone: testPhone(1) });
    candidate.cookies.set('__Host-ticket', ticket);
  });
  afterAll(() => test.close());

  const cookieOf = (browser: Browser) => [...browser.cookies].map((pair) => pair.join('=')).join('; ');
  const upload = async (class_id: number, call: CallName = 'enrolment/uploadPhoto', kind?: string) => {
    const payload = await sharp({ create: { width: 800, height: 1_100, channels: 3, background: '#dde' } })
      .jpeg()
      .toBuffer();
    const answer = await test.app.inject({
      method: contract[call].method,
      url: `/api/${call}`,
      query: { class_id: String(class_id), ...(kind && { kind }) },
      headers: {
        'content-type': 'image/jpeg',
        cookie: cookieOf(candidate),
        origin: 'http://localhost:80',
        'user-agent': 'Mozilla/5.0 Chrome/156.0.0.0',
        'idempotency-key': `key-of-${kind ?? 'photo'}`,
      },
      payload,
    });
    return answer.json();
  };

  it('goes from the open class to the approval that the candidate sees', async () => {
    const { data: open } = await candidate.call('class/fetchOpenClasses', { search: '上海' });
    const [chosen] = open.items as { class_id: number; code: string }[];
    if (!chosen) throw new Error('The demo has no open class in Shanghai.');
    const { class_id } = chosen;
    expect(await candidate.call('class/checkClassPhone', { class_id })).toMatchObject({ code: 20000 });
    const { name, id_type, id_card } = testForm(1);
    expect(
      await candidate.call('class/checkClassIdCard', { class_id, name, id_type, id_card }),
    ).toMatchObject({ code: 20000 });
    const photo = await upload(class_id);
    expect(photo).toMatchObject({ code: 20000 });
    const documents = [];
    for (const kind of ['id_front', 'id_back', 'education_certificate', 'work_proof']) {
      const { data } = await upload(class_id, 'enrolment/uploadDocument', kind);
      documents.push({ kind, file_id: data.file_id });
    }
    const facts = { work_years: 5, certificate: null, documents };
    const form = { ...testForm(1), ...facts, class_id, photo_id: photo.data.photo_id };
    const enrolled = await candidate.call('class/enrollClass', form, { key: 'first-enrolment' });
    expect(enrolled).toMatchObject({ code: 20000, data: { status: 'submitted' } });
    const repeated = await candidate.call('class/enrollClass', form, { key: 'first-enrolment' });
    expect(repeated.data).toEqual(enrolled.data);
    const { enrolment_id } = enrolled.data;

    const staff = await signIn(test.app, 'master01', 'master01-demo');
    const found = await staff.call('enrolment/fetchEnrolmentLists', { class_id, search: name });
    expect(found.data).toMatchObject({ total: 1, items: [{ enrolment_id, phone_masked: '138****0001' }] });
    for (const event of ['claim', 'approve']) {
      expect(await staff.call('enrolment/reviewEnrolment', { class_id, enrolment_id, event })).toMatchObject({
        code: 20000,
      });
    }
    const picture = await test.app.inject({
      method: 'GET',
      url: '/api/enrolment/fetchPhoto',
      query: { class_id: String(class_id), enrolment_id: String(enrolment_id) },
      headers: {
        'x-token': staff.token,
        cookie: cookieOf(staff),
        'user-agent': 'Mozilla/5.0 Chrome/156.0.0.0',
      },
    });
    expect(picture.headers['content-type']).toContain('image/jpeg');
    expect(await sharp(picture.rawPayload).metadata()).toMatchObject({ format: 'jpeg' });

    const seen = await candidate.call('class/fetchEnrollListsByPhone', {});
    expect(seen.data).toMatchObject({
      items: [
        { status: 'approved', timeline: [{ action: 'enrol' }, { action: 'claim' }, { action: 'approve' }] },
      ],
    });
  });

  it('keeps the candidates of a joint class to the unit that they came through', async () => {
    const guest = await signIn(test.app, 'recommend02', 'recommend02-demo');
    const classes = await guest.call('class/fetchClassLists', { status: ['enrolling'] });
    const items = classes.data.items as { class_id: number; class_type: number; taken: number }[];
    const joint = items.find((item) => item.class_type === 1);
    const found = await guest.call('enrolment/fetchEnrolmentLists', { class_id: joint?.class_id });
    expect(found.data.total).toBeGreaterThan(0);
    expect(found.data.total).toBeLessThan(joint?.taken ?? 0);
  });

  it('answers a foreign class like an absent one', async () => {
    const master = await signIn(test.app, 'master03', 'master03-demo');
    const admin = await signIn(test.app, 'admin01', 'admin01-demo');
    const all = await admin.call('class/fetchClassLists', { search: '上海', status: ['enrolling'] });
    const [foreign] = all.data.items as { class_id: number }[];
    for (const class_id of [foreign?.class_id, 4711]) {
      expect(await master.call('enrolment/fetchEnrolmentLists', { class_id })).toMatchObject({ code: 40400 });
      expect(await master.call('class/fetchClassById', { class_id })).toMatchObject({ code: 40400 });
    }
  });

  it('does not let a frozen account in', async () => {
    const login = await createBrowser(test.app).call('user/login', {
      username: 'frozen01',
      password: 'frozen01-demo',
    });
    expect(login).toMatchObject({ code: 40102 });
  });
});
