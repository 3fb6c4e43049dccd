import type { DoubtKind, InputOf } from '@skillcert/api-client/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { residentId } from '../../../demo/people/resident-id.js';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import { engines } from '../../../testing/engines.js';
import { callHandler } from '../../class/testing/call-handler.js';
import { countStatements, recordStatements } from '../../class/testing/count-statements.js';
import { insertTestClass } from '../../class/testing/insert-test-class.js';
import { openTestServices, type TestServices } from '../../class/testing/open-test-services.js';
import { refusalOf } from '../../class/testing/refused.js';
import { insertUnit, openStaff } from '../../class/testing/staff.js';
import { fetchEnrolmentById } from '../review/fetch-enrolment-by-id.js';
import { reviewEnrolment } from '../review/review-enrolment.js';
import { enrolNth } from '../testing/enrol-nth.js';
import { testForm } from '../testing/test-candidate.js';
import { fetchDoubtfulLists } from './fetch-doubtful-lists.js';
import { findSamePerson } from './find-same-person.js';

type Kind = InputOf<'enrolment/fetchDoubtfulLists'>['kind'];
type Event = InputOf<'enrolment/reviewEnrolment'>['event'];

describe.each(engines)('doubts on $name', (engine) => {
  let services: TestServices;
  let admin: StaffSession;
  let master: StaffSession;
  let here: number;
  let there: number;
  beforeAll(async () => {
    services = await openTestServices(engine);
    admin = await openStaff(services, { roles: ['admin'] });
    here = await insertTestClass(services, { code: 'TC26-0700', class_name: '本班' });
    there = await insertTestClass(services, { code: 'TC26-0701', class_name: '别的班' });
    master = await openStaff(services, { roles: ['master'], owner: [here] });
  });
  afterAll(() => services.close());

  const list = (caller: StaffSession, kind: Kind, class_id = here, doubt_kind?: DoubtKind) =>
    callHandler(fetchDoubtfulLists, {
      services,
      caller,
      input: { class_id, kind, ...(doubt_kind && { doubt_kind }) },
    });
  const others = async (caller: StaffSession, enrolment_id: number, class_id = here) =>
    (await callHandler(findSamePerson, { services, caller, input: { class_id, enrolment_id } })).items;
  const review = (class_id: number, enrolment_id: number, event: Event, reason?: string) =>
    callHandler(reviewEnrolment, {
      services,
      caller: admin,
      input: { class_id, enrolment_id, event, ...(reason && { reason }) },
    });
  const enrol = async (class_id: number, n: number, form: object = {}) =>
    (await enrolNth(services, class_id, n, form)).enrolment_id;
  const foundOf = async (enrolment_id: number) =>
    (await list(master, 'found')).items.find((row) => row.enrolment_id === enrolment_id)?.same;

  it('finds one person in two classes, by document, name and birth left aside', async () => {
    const id = await enrol(here, 1);
    expect(await foundOf(id)).toBeUndefined();
    const other = await enrol(there, 1);
    expect(await foundOf(id)).toEqual(['identity']);
    expect(await others(admin, id)).toMatchObject([
      { class_id: there, class_name: '别的班', enrolment_id: other, same: ['identity'], same_phone: true },
    ]);
  });

  it('finds a phone that another person enrolled with, and the name and birth of another document', async () => {
    const id = await enrol(here, 2);
    const { name, birth } = testForm(2);
    await enrol(there, 2, testForm(12));
    await enrol(there, 3, { name, birth, id_card: residentId('310115', birth, 4) });
    expect(await foundOf(id)).toEqual(['name_birth', 'phone']);
    expect((await others(admin, id)).map(({ same }) => same)).toEqual([['name_birth'], ['phone']]);
  });

  it('leaves alone what is withdrawn, refused, or in a class that is over; the comparison still shows it', async () => {
    const id = await enrol(here, 20);
    const other = await enrol(there, 20);
    await review(there, other, 'withdraw');
    expect(await foundOf(id)).toBeUndefined();
    const over = await insertTestClass(services, { code: 'TC26-0702' });
    await enrol(over, 20);
    expect(await foundOf(id)).toEqual(['identity']);
    await sql`update class set status = 'cancelled' where class_id = ${over}`.execute(services.store.db);
    expect(await foundOf(id)).toBeUndefined();
    expect(await others(admin, id)).toMatchObject([
      { class_id: over, class_status: 'cancelled' },
      { class_id: there, status: 'withdrawn' },
    ]);
  });

  it('lists whom a reviewer doubted with the reason, and whoever is approved no longer', async () => {
    const id = await enrol(here, 30);
    await review(here, id, 'claim');
    await review(here, id, 'doubt', '姓名与证件不一致');
    const { items, total, to_do } = await list(master, 'marked');
    expect(to_do).toEqual({ marked: 1, found: (await list(master, 'found')).total });
    expect(items).toMatchObject([
      { enrolment_id: id, status: 'doubtful', reason: '姓名与证件不一致', same: [] },
    ]);
    expect(total).toBe(1);
    await review(here, id, 'approve');
    expect(await list(master, 'marked')).toMatchObject({ items: [], total: 0, to_do: { marked: 0 } });
  });

  it('distinguishes doubts by their kind, which ends with the decision and stays in the history', async () => {
    const kinds = ['unreadable_photo', 'condition_unmet', undefined] as const;
    const ids: number[] = [];
    for (const [at, doubt_kind] of kinds.entries()) {
      const id = await enrol(here, 35 + at);
      ids.push(id);
      await review(here, id, 'claim');
      const input = {
        class_id: here,
        enrolment_id: id,
        event: 'doubt',
        reason: '请核对',
        doubt_kind,
      } as const;
      await callHandler(reviewEnrolment, { services, caller: admin, input });
    }
    const [photo = 0, condition = 0, unnamed = 0] = ids;
    expect(
      (await list(master, 'marked')).items.map(({ enrolment_id, doubt_kind }) => [enrolment_id, doubt_kind]),
    ).toEqual([
      [photo, 'unreadable_photo'],
      [condition, 'condition_unmet'],
      [unnamed, 'other'],
    ]);
    const narrowed = await list(master, 'marked', here, 'condition_unmet');
    expect(narrowed).toMatchObject({ items: [{ enrolment_id: condition }], total: 1, to_do: { marked: 3 } });
    expect(await list(master, 'marked', here, 'same_identity')).toMatchObject({ items: [], total: 0 });
    expect(await list(master, 'found', here, 'condition_unmet')).toMatchObject({ items: [], total: 0 });
    const input = { class_id: here, enrolment_id: condition };
    const detail = () => callHandler(fetchEnrolmentById, { services, caller: master, input });
    expect(await detail()).toMatchObject({ doubt_kind: 'condition_unmet' });
    for (const id of ids) await review(here, id, 'approve');
    expect(await detail()).toMatchObject({ doubt_kind: null, status: 'approved' });
    const { rows } = await sql<{ detail: unknown }>`
      select detail from audit_event where class_id = ${here} and action = 'doubt' and object_id = ${String(condition)}`.execute(
      services.store.db,
    );
    expect(rows).toEqual([{ detail: { doubt_kind: 'condition_unmet' } }]);
  });

  it('says of a class that the caller may not see only that there is somebody', async () => {
    const id = await enrol(here, 40);
    await enrol(there, 40);
    const [seen] = await others(master, id);
    expect(seen).toMatchObject({ class_id: there, same: ['identity'], record: null });
    const both = await openStaff(services, { roles: ['master'], owner: [here, there] });
    const [open] = await others(both, id);
    expect(open?.record).toMatchObject({ name: testForm(40).name, birth: testForm(40).birth });
    expect(JSON.stringify(open)).not.toContain(testForm(40).id_card);
  });

  it('shows a unit that only takes part nobody but its own candidates', async () => {
    const unit_id = await insertUnit(services, '参与单位');
    const partner = await openStaff(services, { roles: ['recommend'], unit_id, organization: [here] });
    const id = await enrol(here, 50);
    await enrol(there, 50);
    expect((await list(partner, 'found')).items).toEqual([]);
    expect(await refusalOf(others(partner, id))).toBe('not_found');
  });

  it('answers alike for a record of another class and for none', async () => {
    const foreign = await enrol(there, 60);
    expect(await refusalOf(others(master, foreign))).toBe('not_found');
    expect(await refusalOf(others(master, 1))).toBe('not_found');
    expect(await refusalOf(list(admin, 'marked', 1))).toBe('not_found');
  });

  it('pages in the order of enrolment, in two statements', async () => {
    const input = { class_id: here, kind: 'found' as const, page: 2, limit: 2 };
    const all = (await list(admin, 'found')).items.map(({ enrolment_id }) => enrolment_id);
    const { items, total } = await callHandler(fetchDoubtfulLists, { services, caller: admin, input });
    expect(items.map(({ enrolment_id }) => enrolment_id)).toEqual(all.slice(2, 4));
    expect(total).toBe(all.length);
    expect(await countStatements(() => list(admin, 'found'))).toHaveLength(2);
  });

  it('finds one of them by number or name, as the list of candidates does', async () => {
    const [first, ...rest] = (await list(admin, 'found')).items;
    if (!first || rest.length === 0) throw new Error('Nobody to look for among others');
    for (const search of [first.enrol_no, first.name]) {
      const { items, total } = await callHandler(fetchDoubtfulLists, {
        services,
        caller: admin,
        input: { class_id: here, kind: 'found', search },
      });
      expect(items[0]?.enrolment_id).toBe(first.enrolment_id);
      expect([items.length, total]).toEqual([1, 1]);
    }
  });

  it('goes by an index for each way two enrolments resemble each other', async () => {
    await sql`
      insert into enrolment (class_id, enrolment_id, enrol_no, name, name_grams, birth, id_type, id_card_enc,
        id_index, id_masked, live_id_index, phone_enc, phone_index, phone_masked, live_phone_index, enroll_type,
        study_type, status, place, consent_at, idem_key)
      select ${there}::bigint, n, 'N-' || n, '某' || n, '{}', '1980-01-01'::date + n, 'cn', '\\x00',
        sha256(('i' || n)::bytea), '', sha256(('i' || n)::bytea), '\\x00', sha256(('p' || n)::bytea), '',
        sha256(('p' || n)::bytea), 'individual', 'online', 'submitted', 'taken', now(), 'k' || n
      from generate_series(1, 20000) as n`.execute(services.store.db);
    await sql`analyze enrolment`.execute(services.store.db);
    const id = await enrol(here, 70);
    const sent = await recordStatements(async () => {
      await list(admin, 'found');
      await others(admin, id);
    });
    for (const { text, values } of sent) {
      const { rows } = await services.store.pool.query<{ 'QUERY PLAN': string }>(`explain ${text}`, values);
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
      expect(plan).not.toMatch(/Seq Scan on enrolment/);
    }
    expect(sent).toHaveLength(4);
  });
});
