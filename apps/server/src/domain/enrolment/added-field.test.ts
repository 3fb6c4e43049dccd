import type { CandidateFact } from '@skillcert/core';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { StaffSession } from '../../platform/http/calls/caller.js';
import { engines } from '../../testing/engines.js';
import type { TestServices } from '../class/testing/open-test-services.js';

/** A field that no programme has, as somebody would add it: this row and a column, and nothing else of the server. */
const row: CandidateFact = {
  kind: 'line',
  max: 40,
  asked: 'optional',
  form: 'both',
  kept: 'text',
  read: 'list',
  compared: true,
  exported: true,
  imported: true,
  drafted: true,
  erased: 'always',
};
const table = new URL('../../../../../packages/core/src/candidate/candidate-fields.ts', import.meta.url);

/** Everything that reads the table, loaded after the row was added to it. */
const load = async () => {
  vi.resetModules();
  vi.doMock(table.pathname, async (importOriginal) => {
    const original = await importOriginal<typeof import('@skillcert/core')>();
    Object.assign(original.candidateFields, { nickname: row });
    return original;
  });
  return {
    ...(await import('@skillcert/core')),
    ...(await import('@skillcert/api-client/contract')),
    ...(await import('../class/testing/call-handler.js')),
    ...(await import('../class/testing/insert-test-class.js')),
    ...(await import('../class/testing/open-test-services.js')),
    ...(await import('../class/testing/staff.js')),
    ...(await import('./draft/fetch-draft.js')),
    ...(await import('./draft/save-draft.js')),
    ...(await import('./erasure/change-erasure.js')),
    ...(await import('./erasure/decide-erasure.js')),
    ...(await import('./site/update-enroll-by-phone.js')),
    ...(await import('./import/testing/import-desk.js')),
    ...(await import('./own-data/read-own-data.js')),
    ...(await import('./doubtful/find-same-person.js')),
    ...(await import('./lists/export-enrolment-lists.js')),
    ...(await import('./review/edit-enrolment.js')),
    ...(await import('./review/fetch-enrolment-by-id.js')),
    ...(await import('./testing/enrol-nth.js')),
    ...(await import('./testing/test-candidate.js')),
  };
};

describe.each(engines)('a field that is a row of the table and a column, on $name,', (engine) => {
  let loaded: Awaited<ReturnType<typeof load>>;
  let services: TestServices;
  let class_id: number;
  let admin: StaffSession;
  beforeAll(async () => {
    loaded = await load();
    services = await loaded.openTestServices(engine);
    await sql`alter table enrolment add column nickname text not null default ''`.execute(services.store.db);
    class_id = await loaded.insertTestClass(services, { class_type: 1 });
    admin = await loaded.openStaff(services, { roles: ['admin'] });
  });
  afterAll(async () => {
    await services.close();
    vi.doUnmock(table.pathname);
    vi.resetModules();
  });

  const enrol = (n: number, form: object = { nickname: '阿明' }) =>
    loaded.enrolNth(services, class_id, n, form);
  const detail = (enrolment_id: number) =>
    loaded.callHandler(loaded.fetchEnrolmentById, {
      services,
      caller: admin,
      input: { class_id, enrolment_id },
    });
  const candidate = (n: number) => loaded.openCandidate(services, loaded.testPhone(n));

  it('is checked by the contract and by the check that both sides run, with its bound', async () => {
    await expect(enrol(1, { nickname: '长'.repeat(41) })).rejects.toThrow('too_long');
    const form = { id_type: 'cn', nickname: '长'.repeat(41) } as const;
    const fields = loaded.fieldsAsked('cn').filter((field) => !(field in loaded.testForm(1)));
    expect(loaded.candidateProblems(fields, form, { now: services.now() })).toEqual({ nickname: 'too_long' });
  });

  it('is kept, stands in the record, is corrected there, and is compared', async () => {
    const { enrolment_id } = await enrol(2);
    const before = await detail(enrolment_id);
    expect(before).toMatchObject({ nickname: '阿明' });
    const changes = { updated_at: before.updated_at, reason: '来电更正', ...{ nickname: '小明' } };
    const input = { class_id, enrolment_id, ...changes };
    const edited = await loaded.callHandler(loaded.editEnrolment, { services, caller: admin, input });
    expect(edited.changed).toEqual(['nickname']);
    expect(await detail(enrolment_id)).toMatchObject({ nickname: '小明' });
    const other = await loaded.insertTestClass(services, { class_type: 1 });
    const again = await loaded.enrolNth(services, other, 2, { nickname: '阿明' });
    const { items } = await loaded.callHandler(loaded.findSamePerson, {
      services,
      caller: admin,
      input: { class_id: other, enrolment_id: again.enrolment_id },
    });
    expect(items[0]?.record).toMatchObject({ nickname: '小明' });
  });

  it('is a column of exports', async () => {
    await enrol(3, { nickname: '阿三' });
    const { lines } = await loaded.callHandler(loaded.exportEnrolmentLists, {
      services,
      caller: admin,
      input: { class_id, purpose: '考场安排' },
    });
    const pieces: Uint8Array[] = [];
    for await (const piece of lines) pieces.push(Buffer.from(piece));
    expect(Buffer.concat(pieces).toString()).toMatch(/nickname.*阿三/s);
  });

  it('is a column of imports, found by its head', async () => {
    const own = await loaded.insertTestClass(services);
    const master = await loaded.openStaff(services, { roles: ['master'], owner: [own] });
    await loaded.keepRights(services, master);
    const desk = loaded.importDesk(services, own);
    const sheet = await loaded.sheetOf([[...loaded.sheetRow(4), '阿四']], ['import.field.nickname']);
    const { import_id } = await desk.start(master, sheet);
    const { columns } = (await desk.latest(master)) ?? { columns: [] };
    expect(columns.map(({ field }) => field)).toContain('nickname');
    await desk.check(
      master,
      import_id,
      columns.map(({ field }) => field),
    );
    await desk.work(master);
    await desk.decide(master, import_id, 'confirm', true);
    expect(await desk.work(master)).toMatchObject({ rows: { enrolled: 1 } });
    const { rows } = await sql`select nickname from enrolment where nickname = '阿四'`.execute(
      services.store.db,
    );
    expect(rows).toHaveLength(1);
  });

  it('waits in a draft, and goes with the own data', async () => {
    const caller = await candidate(5);
    const entries = {
      ...loaded.contract['enrolment/saveDraft'].example.input.entries,
      photo_id: undefined,
      documents: [],
      ...{ nickname: '阿五' },
    };
    await loaded.callHandler(loaded.saveDraft, {
      services,
      caller,
      input: { class_id, version: 0, entries },
    });
    const { draft } = await loaded.callHandler(loaded.fetchDraft, { services, caller, input: { class_id } });
    expect(draft?.entries).toMatchObject({ nickname: '阿五' });
    const { data } = await loaded.readOwnData(services, caller);
    expect(data).toMatchObject({ drafts: [{ nickname: '阿五' }] });
  });

  it('is in the own data of an enrolment, and is erased with the phone', async () => {
    const { enrolment_id } = await enrol(6);
    const caller = await candidate(6);
    const { data } = await loaded.readOwnData(services, caller);
    expect(data).toMatchObject({ enrolments: [{ nickname: '阿明' }] });
    const withdrawn = { event: 'withdraw', class_id, enrolment_id } as const;
    await loaded.callHandler(loaded.updateEnrollByPhone, { services, caller, input: withdrawn });
    const { erasure_id } = await loaded.callHandler(loaded.changeErasure, {
      services,
      caller,
      input: { event: 'request' },
    });
    for (const event of ['approve', 'erase'] as const) {
      const decider = await loaded.openStaff(services, { roles: ['zky-admin'] });
      const input = { erasure_id, event, reason: '' };
      await loaded.callHandler(loaded.decideErasure, { services, caller: decider, input });
    }
    const { rows } = await sql`select nickname from enrolment where enrolment_id = ${enrolment_id}`.execute(
      services.store.db,
    );
    expect(rows).toEqual([{ nickname: '' }]);
  });
});
