import type { InputOf } from '@skillcert/api-client/contract';
import { limits } from '@skillcert/core';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import { openSheet } from '../../../platform/sheet/testing/sheets-here.js';
import { engines } from '../../../testing/engines.js';
import { callHandler } from '../../class/testing/call-handler.js';
import { insertTestClass } from '../../class/testing/insert-test-class.js';
import { openTestServices, type TestServices } from '../../class/testing/open-test-services.js';
import { refusalOf } from '../../class/testing/refused.js';
import { insertUnit, openStaff } from '../../class/testing/staff.js';
import { revealEnrolment } from '../reveal/reveal-enrolment.js';
import { enrolNth } from '../testing/enrol-nth.js';
import { testForm, testPhone } from '../testing/test-candidate.js';
import { exportEnrolmentLists } from './export-enrolment-lists.js';
import { fetchEnrolmentLists } from './fetch-enrolment-lists.js';

type Asked = Omit<InputOf<'enrolment/exportEnrolmentLists'>, 'class_id' | 'purpose'>;

describe.each(engines)('the export of a class’s candidates on $name', (engine) => {
  let services: TestServices;
  let class_id: number;
  let other_id: number;
  let east: number;
  let admin: StaffSession;
  let unit: StaffSession;
  const ids: number[] = [];
  beforeAll(async () => {
    services = await openTestServices(engine);
    east = await insertUnit(services, '华东技术咨询协会');
    class_id = await insertTestClass(services, { class_type: 1, capacity: 50 });
    other_id = await insertTestClass(services);
    await services.store.db
      .insertInto('class_unit')
      .values({ class_id, unit_id: east, quota: 10, share_bp: 6_000 })
      .execute();
    admin = await openStaff(services, { roles: ['admin'] });
    unit = await openStaff(services, { roles: ['recommend'], unit_id: east, organization: [class_id] });
    for (const form of [{}, { employer: '=1+1' }, { unit_id: east }, { unit_id: east }]) {
      ids.push((await enrolNth(services, class_id, ids.length + 1, form)).enrolment_id);
    }
    ids.push((await enrolNth(services, other_id, 5)).enrolment_id);
    await sql`update enrolment set status = 'approved' where enrolment_id = ${ids[3]}::bigint`.execute(
      services.store.db,
    );
  });
  afterAll(() => services.close());

  const take = (asked: Asked = {}, caller = admin, purpose = '考场安排') =>
    callHandler(exportEnrolmentLists, {
      services,
      caller,
      input: { class_id, purpose, ...asked },
      language: 'en',
    });
  const bytesOf = async (asked?: Asked, caller?: StaffSession) => {
    const pieces: Buffer[] = [];
    for await (const piece of (await take(asked, caller)).lines) pieces.push(Buffer.from(piece));
    return Buffer.concat(pieces);
  };
  const linesOf = async (asked?: Asked, caller?: StaffSession) =>
    (await bytesOf(asked, caller)).toString('utf8').split('\r\n').slice(1, -1);
  const lastAudit = async () =>
    (
      await sql<{ action: string; reason: string; object_type: string; detail: object }>`
        select action, reason, object_type, detail from audit_event order by seq desc limit 1`.execute(
        services.store.db,
      )
    ).rows[0];
  const at = (place: number) => ids[place] ?? 0;

  it('has every candidate of the list, masked, with no formula, and is on record with its purpose', async () => {
    const lines = await linesOf({ search: '' });
    expect(lines).toHaveLength(4);
    expect(lines.join()).toContain("'=1+1");
    expect(lines.join()).not.toContain(testPhone(1));
    expect(lines.join()).not.toContain(testForm(1).id_card);
    const { rows } = await sql<{ reason: string; detail: object }>`
      select reason, detail from audit_event where action = 'export' and object_type = 'enrolment_list'`.execute(
      services.store.db,
    );
    expect(rows).toMatchObject([{ reason: '考场安排', detail: { rows: 4, filters: { class_id } } }]);
  });

  it('takes the filters of the list, and names the unit', async () => {
    const lines = await linesOf({ unit_id: east, status: ['submitted'] });
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('华东技术咨询协会');
  });

  it('has those that are named and nobody else, in the order of the list', async () => {
    const lines = await linesOf({ enrolment_ids: [at(3), at(0), at(1)], sort: 'enrol_no', order: 'asc' });
    expect(lines.map((line) => line.split(',')[0]?.slice(-5))).toEqual(['00001', '00002', '00004']);
  });

  it('is a sheet where that is asked for', async () => {
    const file = await take({ format: 'xlsx' });
    expect(file.name).toMatch(/^candidates-\d{4}-\d\d-\d\d\.xlsx$/);
    const rows = [];
    for await (const some of openSheet(await bytesOf({ format: 'xlsx' }))) rows.push(...some);
    expect(rows).toHaveLength(5);
  });

  it('is refused whole where one of those named is in another class, or not there', async () => {
    expect(await refusalOf(take({ enrolment_ids: [at(0), at(4)] }))).toBe('not_found');
    expect(await refusalOf(take({ enrolment_ids: [at(0), 404] }))).toBe('not_found');
  });

  it('gives a unit that takes part its own candidates only', async () => {
    expect(await linesOf({}, unit)).toHaveLength(2);
    expect(await linesOf({ enrolment_ids: [at(2), at(3)] }, unit)).toHaveLength(2);
    expect(await refusalOf(take({ enrolment_ids: [at(0), at(2)] }, unit))).toBe('not_found');
  });

  it('shows the data of those named in full, each a look of its own on record', async () => {
    const lines = await linesOf({ enrolment_ids: [at(0), at(2)], revealed: true });
    expect(lines.join()).toContain(testPhone(1));
    expect(lines.join()).toContain(testForm(3).id_card);
    expect(await lastAudit()).toMatchObject({ action: 'export', detail: { filters: { revealed: true } } });
    const { rows } = await sql<{ object_id: number }>`
      select object_id from audit_event where action = 'reveal' order by seq`.execute(services.store.db);
    expect(rows.map(({ object_id }) => Number(object_id)).sort()).toEqual([at(0), at(2)].sort());
  });

  it('shows nobody’s data in full without naming them, nor more of them than may be looked at in a day', async () => {
    await expect(take({ revealed: true })).rejects.toThrow(/too_big/);
    const many = Array.from({ length: limits.reveals_per_day + 1 }, (_, n) => n + 1);
    await expect(take({ enrolment_ids: many, revealed: true })).rejects.toThrow(/too_big/);
  });

  it('takes its looks from the day’s looks', async () => {
    const caller = await openStaff(services, { roles: ['admin'] });
    const look = () =>
      callHandler(revealEnrolment, {
        services,
        caller,
        input: { class_id, enrolment_id: at(0), reason: '核对' },
      });
    for (let n = 1; n < limits.reveals_per_day; n += 1) await look();
    expect(await refusalOf(take({ enrolment_ids: [at(0), at(1)], revealed: true }, caller))).toBe('too_many');
    await take({ enrolment_ids: [at(0)], revealed: true }, caller);
    expect(await refusalOf(look())).toBe('too_many');
  });

  it('asks what it is for', async () => {
    await expect(take({}, admin, ' ')).rejects.toThrow(/required/);
  });

  it('goes with a list that puts what waits for a review first, and counts it whatever the states asked for', async () => {
    const list = await callHandler(fetchEnrolmentLists, {
      services,
      caller: admin,
      input: { class_id, sort: 'to_do', order: 'desc' },
    });
    expect(list.items.map(({ status }) => status)).toEqual([
      'submitted',
      'submitted',
      'submitted',
      'approved',
    ]);
    expect(list.items.map(({ com_name }) => com_name).filter(Boolean)).toHaveLength(2);
    const approved = await callHandler(fetchEnrolmentLists, {
      services,
      caller: admin,
      input: { class_id, status: ['approved'], sort: 'to_do', order: 'asc', search: testForm(4).name },
    });
    expect(approved).toMatchObject({ total: 1, to_do: { doubtful: 0, in_review: 0 } });
  });

  it('is whole with a thousand candidates in it', async () => {
    const big = await insertTestClass(services, { capacity: 1_000, taken: 1_000 });
    await sql`
      insert into enrolment (class_id, enrolment_id, enrol_no, name, name_grams, id_type, id_card_enc, id_index, live_id_index,
        id_masked, phone_enc, phone_index, live_phone_index, phone_masked, enroll_type, study_type, status, place, consent_at, idem_key)
      select ${big}::bigint, n, 'N-' || n, '甲', '{}', 'cn', '\\x00', sha256(('i' || n)::bytea),
        sha256(('i' || n)::bytea), '', '\\x00', sha256(('p' || n)::bytea), sha256(('p' || n)::bytea), '', 'individual', 'online', 'submitted', 'taken', now(), 'k' || n
      from generate_series(1, 1000) as n`.execute(services.store.db);
    const named = Array.from({ length: 1_000 }, (_, n) => n + 1);
    const input = { class_id: big, enrolment_ids: named, purpose: '全部' };
    let text = '';
    const { lines } = await callHandler(exportEnrolmentLists, { services, caller: admin, input });
    for await (const piece of lines) text += piece;
    expect(new Set(text.split('\r\n').slice(1, -1)).size).toBe(1_000);
  });
});
