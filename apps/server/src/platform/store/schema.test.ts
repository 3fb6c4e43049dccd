import { type ClassStatus, classLifecycle, type ReviewStatus, reviewLifecycle, roles } from '@skillcert/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { everyEngine } from '../../testing/engines.js';
import { openTestStore, type TestStore } from '../../testing/open-test-store.js';
import type { NewRow } from './database.js';
import { newId } from './new-id.js';

const consented = new Date('2026-11-21T04:00:00Z');

const classRow = (over: Partial<NewRow<'class'>> = {}): NewRow<'class'> => {
  const class_id = newId();
  return { class_id, class_name: 'Spring', code: `C-${class_id}`, capacity: 10, ...over };
};

function enrolmentRow(over: Partial<NewRow<'enrolment'>> = {}): NewRow<'enrolment'> {
  const enrolment_id = newId();
  const person = Buffer.from(`person ${enrolment_id}`);
  const phone = Buffer.from(`phone ${enrolment_id}`);
  return {
    class_id: 1,
    enrolment_id,
    enrol_no: String(enrolment_id),
    name: '李晓明',
    name_grams: ['李', '晓', '明'],
    id_type: 'cn',
    id_card_enc: Buffer.from('sealed'),
    id_index: person,
    id_masked: '1101**********002X',
    live_id_index: person,
    phone_enc: Buffer.from('sealed'),
    phone_index: phone,
    phone_masked: '138****0001',
    live_phone_index: phone,
    enroll_type: 'individual',
    study_type: 'none',
    place: 'taken',
    consent_at: consented,
    idem_key: String(enrolment_id),
    ...over,
  };
}

/** Withdrawn, refused, expired or moved: the person and the phone may enrol again. */
const over = { live_id_index: null, live_phone_index: null, place: 'free' } as const;
const ended: ReviewStatus[] = ['withdrawn', 'refused', 'expired', 'moved'];

const keysOf = <K extends string>(states: Record<K, unknown>): K[] =>
  Object.keys(states).filter((state): state is K => state in states);

describe.each(everyEngine)('the schema on $name, as last defence,', (engine) => {
  let store: TestStore;
  beforeAll(async () => {
    store = await openTestStore(engine);
  });
  afterAll(() => store.close());

  const insertClass = (row: NewRow<'class'>) => store.db.insertInto('class').values(row).execute();
  const insertEnrolment = (row: NewRow<'enrolment'>) =>
    store.db.insertInto('enrolment').values(row).execute();
  const refused = { code: '23514' };
  const duplicate = { code: '23505' };

  it.each(keysOf<ClassStatus>(classLifecycle.states))('knows the class state %s', async (status) => {
    await insertClass(classRow({ status }));
  });

  it.each(keysOf<ReviewStatus>(reviewLifecycle.states))('knows the review state %s', async (status) => {
    const line = {
      waiting: { place: 'waitlisted', queue_no: 1 },
      offered: { place: 'held', queue_no: 1, offer_until: consented },
    } as const;
    const place = status === 'waiting' || status === 'offered' ? line[status] : {};
    await insertEnrolment(enrolmentRow({ status, ...place, ...(ended.includes(status) ? over : {}) }));
  });

  it('knows every role', async () => {
    const account = { username: 'a', username_key: 'a' };
    const { user_id } = await store.db
      .insertInto('account')
      .values(account)
      .returning('user_id')
      .executeTakeFirstOrThrow();
    await store.db
      .insertInto('account_role')
      .values(roles.map((role) => ({ user_id, role })))
      .execute();
    const stranger = store.db.insertInto('account_role').values({ user_id, role: 'root' });
    await expect(stranger.execute()).rejects.toMatchObject(refused);
  });

  it('never lets a class hold more than its capacity, or less than nobody', async () => {
    await expect(insertClass(classRow({ capacity: 10, taken: 11 }))).rejects.toMatchObject(refused);
    await expect(insertClass(classRow({ capacity: 10, taken: -1 }))).rejects.toMatchObject(refused);
    const full = classRow({ capacity: 10, taken: 10 });
    await insertClass(full);
    const one = store.db.updateTable('class').set({ taken: 11 }).where('class_id', '=', full.class_id);
    await expect(one.execute()).rejects.toMatchObject(refused);
  });

  it('keeps one live enrolment per person and per phone of a class, and any number that are over', async () => {
    const class_id = newId();
    const first = enrolmentRow({ class_id });
    const person = { id_index: first.id_index, live_id_index: first.id_index };
    const phone = { phone_index: first.phone_index, live_phone_index: first.phone_index };
    await insertEnrolment(first);
    await expect(insertEnrolment(enrolmentRow({ class_id, ...person }))).rejects.toMatchObject(duplicate);
    await expect(insertEnrolment(enrolmentRow({ class_id, ...phone }))).rejects.toMatchObject(duplicate);
    for (const status of ended)
      await insertEnrolment(enrolmentRow({ class_id, ...person, ...phone, ...over, status }));
    await insertEnrolment(enrolmentRow({ class_id: newId(), ...person, ...phone }));
  });

  it('keeps idempotency keys and enrolment numbers apart within a class', async () => {
    const class_id = newId();
    await insertEnrolment(enrolmentRow({ class_id, idem_key: 'k', enrol_no: '1' }));
    await expect(insertEnrolment(enrolmentRow({ class_id, idem_key: 'k' }))).rejects.toMatchObject(duplicate);
    await expect(insertEnrolment(enrolmentRow({ class_id, enrol_no: '1' }))).rejects.toMatchObject(duplicate);
  });

  it('ties "live" to the state', async () => {
    await expect(insertEnrolment(enrolmentRow({ ...over }))).rejects.toMatchObject(refused);
    await expect(insertEnrolment(enrolmentRow({ status: 'withdrawn' }))).rejects.toMatchObject(refused);
    await expect(
      insertEnrolment(enrolmentRow({ ...over, status: 'refused', place: 'taken' })),
    ).rejects.toMatchObject(refused);
    const foreign = enrolmentRow({ live_id_index: Buffer.from('somebody else') });
    await expect(insertEnrolment(foreign)).rejects.toMatchObject(refused);
  });
});
