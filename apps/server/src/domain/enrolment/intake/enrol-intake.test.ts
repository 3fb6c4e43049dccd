import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyChain } from '../../../platform/audit/verify-chain.js';
import { isLoose } from '../../../platform/files/testing/is-loose.js';
import { everyEngine } from '../../../testing/engines.js';
import { callHandler } from '../../class/testing/call-handler.js';
import { insertTestClass } from '../../class/testing/insert-test-class.js';
import { openTestServices, type TestServices } from '../../class/testing/open-test-services.js';
import { enrollClass } from '../site/enroll-class.js';
import {
  insertDocuments,
  insertPhoto,
  openCandidate,
  testForm,
  testPhone,
} from '../testing/test-candidate.js';

describe.each(everyEngine)('the enrol desk on $name', (engine) => {
  let services: TestServices;
  beforeAll(async () => {
    services = await openTestServices(engine);
  });
  afterAll(() => services.close());

  /** The nth person enrols, by default with the nth phone. */
  const enrol = async (
    class_id: number,
    n: number,
    { key = `key-of-${n}-12345`, phone = n, form = {} }: { key?: string; phone?: number; form?: object } = {},
  ) => {
    const caller = await openCandidate(services, testPhone(phone));
    const photo_id = await insertPhoto(services, class_id, caller);
    const documents = await insertDocuments(services, class_id, caller);
    const input = { ...testForm(n), photo_id, documents, class_id, ...form };
    return callHandler(enrollClass, { services, caller, input, key });
  };
  const classRow = (class_id: number) =>
    services.store.db
      .selectFrom('class')
      .selectAll()
      .where('class_id', '=', class_id)
      .executeTakeFirstOrThrow();
  const rowsOf = (class_id: number) =>
    services.store.db
      .selectFrom('enrolment')
      .selectAll()
      .where('class_id', '=', class_id)
      .orderBy('enrol_no')
      .execute();

  it('gives a seat with the class’s next number, the frozen fee and sealed personal data', async () => {
    const class_id = await insertTestClass(services, { code: 'TC26-0104', enrol_serial: 57, taken: 57 });
    const answer = await enrol(class_id, 1);
    expect(answer).toEqual({
      class_id,
      enrolment_id: expect.any(Number),
      enrol_no: 'TC26-0104-00058',
      status: 'submitted',
    });
    const [row] = await rowsOf(class_id);
    expect(row).toMatchObject({ fee_cents: 68_000, place: 'taken', phone_masked: '138****0001' });
    expect(services.keyring.open('id_card', row?.id_card_enc ?? Buffer.alloc(0))).toBe(testForm(1).id_card);
    expect(await classRow(class_id)).toMatchObject({ taken: 58, enrol_serial: 58 });
  });

  it('notifies the candidate and writes the class’s history in the same transaction', async () => {
    const class_id = await insertTestClass(services);
    const { enrolment_id } = await enrol(class_id, 1);
    const messages = await services.store.db
      .selectFrom('sms')
      .select(['template', 'phone_masked'])
      .where('class_id', '=', class_id)
      .execute();
    expect(messages).toEqual([{ template: 'enrolled', phone_masked: '138****0001' }]);
    const events = await services.store.db
      .selectFrom('audit_event')
      .select(['action', 'object_id', 'to_state', 'actor_role'])
      .where('class_id', '=', class_id)
      .execute();
    expect(events).toEqual([
      { action: 'enrol', object_id: String(enrolment_id), to_state: 'submitted', actor_role: 'candidate' },
    ]);
  });

  it('gives the first answer again for the same key, person and phone', async () => {
    const class_id = await insertTestClass(services);
    const first = await enrol(class_id, 1);
    expect(await enrol(class_id, 1)).toEqual(first);
    expect(await classRow(class_id)).toMatchObject({ taken: 1 });
  });

  it('gives the first answer again to requests sent at the same time', async () => {
    const class_id = await insertTestClass(services);
    const answers = await Promise.all(Array.from({ length: 20 }, () => enrol(class_id, 1)));
    expect(new Set(answers.map((answer) => answer.enrolment_id)).size).toBe(1);
    expect(await classRow(class_id)).toMatchObject({ taken: 1 });
  });

  it('refuses a key that another person used', async () => {
    const class_id = await insertTestClass(services);
    await enrol(class_id, 1);
    await expect(enrol(class_id, 2, { key: 'key-of-1-12345' })).rejects.toMatchObject({
      refusal: 'key_reused',
    });
  });

  it('refuses a second enrolment of the same person, and of the same phone', async () => {
    const class_id = await insertTestClass(services);
    await enrol(class_id, 1);
    const already = { refusal: 'already_enrolled' };
    await expect(enrol(class_id, 1, { key: 'another-key', phone: 2 })).rejects.toMatchObject(already);
    await expect(enrol(class_id, 2, { key: 'a-third-key', phone: 1 })).rejects.toMatchObject(already);
    expect(await classRow(class_id)).toMatchObject({ taken: 1 });
  });

  it('lets one of two people through who share a phone in the same batch', async () => {
    const class_id = await insertTestClass(services);
    const outcomes = await Promise.allSettled([
      enrol(class_id, 1, { phone: 9 }),
      enrol(class_id, 2, { phone: 9 }),
    ]);
    expect(outcomes.map((outcome) => outcome.status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('refuses a class that is full, not open yet, over, paused or absent', async () => {
    const full = await insertTestClass(services, { capacity: 1, taken: 1 });
    const early = await insertTestClass(services, { enroll_start: new Date('2026-11-22T00:00:00Z') });
    const over = await insertTestClass(services, { enroll_end: new Date('2026-11-20T00:00:00Z') });
    const paused = await insertTestClass(services, { status: 'paused' });
    await expect(enrol(full, 1)).rejects.toMatchObject({ refusal: 'class_full' });
    for (const class_id of [early, over, paused]) {
      await expect(enrol(class_id, 1)).rejects.toMatchObject({ refusal: 'class_not_open' });
    }
    await expect(enrol(123, 1)).rejects.toMatchObject({ refusal: 'not_found' });
  });

  it('names the field that is wrong', async () => {
    const class_id = await insertTestClass(services, {
      study_types: ['online'],
      enroll_types: ['individual'],
    });
    const refusedFields = async (form: object) => {
      const error = await enrol(class_id, 1, { form }).catch((thrown: unknown) => thrown);
      return error instanceof Object && 'details' in error ? error.details : error;
    };
    expect(await refusedFields({ id_card: '110105194912310021' })).toEqual({
      fields: { id_card: 'invalid_id_card' },
    });
    expect(await refusedFields({ id_type: 'hk' })).toEqual({ fields: { id_card: 'invalid_id_card' } });
    expect(await refusedFields({ birth: '1980-01-01', gender: 'male' })).toEqual({
      fields: { birth: 'number_differs', gender: 'number_differs' },
    });
    expect(await refusedFields({ email: 'nobody@' })).toEqual({ fields: { email: 'invalid_email' } });
    expect(await refusedFields({ study_type: 'onsite' })).toEqual({ fields: { study_type: 'not_offered' } });
    expect(await refusedFields({ enroll_type: 'organization' })).toEqual({
      fields: { enroll_type: 'not_offered' },
    });
    expect(await refusedFields({ photo_id: 1 })).toEqual({ fields: { photo_id: 'photo_required' } });
  });

  it('refuses a photo of another phone, and one of another class', async () => {
    const class_id = await insertTestClass(services);
    const other = await insertTestClass(services);
    const stranger = await openCandidate(services, testPhone(77));
    const own = await openCandidate(services, testPhone(1));
    for (const photo_id of [
      await insertPhoto(services, class_id, stranger),
      await insertPhoto(services, other, own),
    ]) {
      await expect(enrol(class_id, 1, { form: { photo_id } })).rejects.toMatchObject({
        details: { fields: { photo_id: 'photo_required' } },
      });
    }
  });

  it('leaves the uploads of a refused request loose', async () => {
    const class_id = await insertTestClass(services);
    const caller = await openCandidate(services, testPhone(1));
    const photo_id = await insertPhoto(services, class_id, caller);
    await enrol(class_id, 1);
    await expect(enrol(class_id, 1, { key: 'another-key', form: { photo_id } })).rejects.toMatchObject({
      refusal: 'already_enrolled',
    });
    expect(await isLoose(services, photo_id)).toBe(true);
  });

  it('takes a photo that the same phone uploaded under an earlier ticket, and keeps it', async () => {
    const class_id = await insertTestClass(services);
    const earlier = await openCandidate(services, testPhone(1));
    const photo_id = await insertPhoto(services, class_id, earlier);
    await enrol(class_id, 1, { form: { photo_id } });
    expect(await isLoose(services, photo_id)).toBe(false);
  });

  it('answers requests of one batch in order of arrival and leaves no gap in the numbers', async () => {
    const class_id = await insertTestClass(services, { code: 'TC26-0777', capacity: 3 });
    const outcomes = await Promise.allSettled([1, 2, 2, 3, 4, 5].map((n) => enrol(class_id, n)));
    const seated = outcomes.filter((outcome) => outcome.status === 'fulfilled');
    expect(seated.length).toBeGreaterThanOrEqual(3);
    const rows = await rowsOf(class_id);
    expect(rows.map((row) => row.enrol_no)).toEqual([
      'TC26-0777-00001',
      'TC26-0777-00002',
      'TC26-0777-00003',
    ]);
    expect(await verifyChain(services.store.db, class_id)).toMatchObject({ ok: true, length: 3 });
  });

  it('answers what is queued before it stops, and refuses what comes later', async () => {
    const own = await openTestServices(engine);
    const class_id = await insertTestClass(own);
    const caller = await openCandidate(own, testPhone(1));
    const photo_id = await insertPhoto(own, class_id, caller);
    const documents = await insertDocuments(own, class_id, caller);
    const ask = (key: string) =>
      callHandler(enrollClass, {
        services: own,
        caller,
        input: { ...testForm(1), class_id, photo_id, documents },
        key,
      });
    const queued = ask('key-before-stop');
    await new Promise((resolve) => setImmediate(resolve));
    await own.enrolIntake.stop();
    expect(await queued).toMatchObject({ status: 'submitted' });
    await expect(ask('key-after-stop')).rejects.toMatchObject({ refusal: 'busy' });
    await own.close();
  });
});
