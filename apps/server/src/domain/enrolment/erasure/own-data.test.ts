import { contract } from '@skillcert/api-client/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyChain } from '../../../platform/audit/verify-chain.js';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import { engines } from '../../../testing/engines.js';
import { callHandler } from '../../class/testing/call-handler.js';
import { countStatements } from '../../class/testing/count-statements.js';
import { insertTestClass } from '../../class/testing/insert-test-class.js';
import { openTestServices, type TestServices } from '../../class/testing/open-test-services.js';
import { fieldsOf, refusalOf } from '../../class/testing/refused.js';
import { openStaff } from '../../class/testing/staff.js';
import { insertDossier } from '../../dossier/testing/insert-dossier.js';
import { moneyDesk } from '../../money/payments/testing/money-desk.js';
import { openNotebook } from '../../notes/testing/open-notebook.js';
import { lessonDesk } from '../../study/lessons/testing/lesson-desk.js';
import { openLearner } from '../../study/testing/open-learner.js';
import { studyDesk } from '../../study/testing/study-desk.js';
import { insertImport } from '../import/testing/insert-import.js';
import { exportOwnData } from '../own-data/export-own-data.js';
import { updateEnrollByPhone } from '../site/update-enroll-by-phone.js';
import { enrolNth } from '../testing/enrol-nth.js';
import { insertPhoto, openCandidate, testForm, testPhone } from '../testing/test-candidate.js';
import { changeErasure } from './change-erasure.js';
import { decideErasure } from './decide-erasure.js';
import { fetchErasure } from './fetch-erasure.js';
import { fetchErasureLists } from './fetch-erasure-lists.js';

/** The files of an archive that stores them uncompressed. */
const unpack = (archive: Buffer): Map<string, Buffer> => {
  const files = new Map<string, Buffer>();
  for (let at = 0; archive.readUInt32LE(at) === 0x04034b50; ) {
    const [size, name] = [archive.readUInt32LE(at + 18), archive.readUInt16LE(at + 26)];
    const start = at + 30 + name;
    files.set(archive.subarray(at + 30, start).toString(), archive.subarray(start, start + size));
    at = start + size;
  }
  return files;
};

describe.each(engines)('a candidate’s own data on $name', (engine) => {
  let services: TestServices;
  let first: StaffSession;
  let second: StaffSession;
  beforeAll(async () => {
    services = await openTestServices(engine);
    first = await openStaff(services, { roles: ['zky-admin'] });
    second = await openStaff(services, { roles: ['zky-admin'] });
  });
  afterAll(() => services.close());

  const candidate = (n: number) => openCandidate(services, testPhone(n));
  const exported = async (n: number) => {
    const { name, lines } = await callHandler(exportOwnData, {
      services,
      caller: await candidate(n),
      input: {},
    });
    const pieces: Uint8Array[] = [];
    for await (const piece of lines) pieces.push(piece);
    return { name, files: unpack(Buffer.concat(pieces)) };
  };
  const look = async (n: number) =>
    callHandler(fetchErasure, { services, caller: await candidate(n), input: {} });
  const change = async (n: number, event: 'request' | 'withdraw', reason?: string) =>
    callHandler(changeErasure, {
      services,
      caller: await candidate(n),
      input: { event, ...(reason && { reason }) },
    });
  const decide = (
    caller: StaffSession,
    erasure_id: number,
    event: 'approve' | 'erase' | 'reject',
    reason = '',
  ) => callHandler(decideErasure, { services, caller, input: { erasure_id, event, reason } });
  const lists = (caller: StaffSession, input: object = {}) =>
    callHandler(fetchErasureLists, { services, caller, input });
  const rowOf = (enrolment_id: number) =>
    services.store.db
      .selectFrom('enrolment')
      .selectAll()
      .where('enrolment_id', '=', enrolment_id)
      .executeTakeFirstOrThrow();
  /** The nth person's enrolment after its end: withdrawn, or in a finished class. */
  const over = async (n: number, how: 'withdrawn' | 'finished' = 'withdrawn') => {
    const class_id = await insertTestClass(services);
    const { enrolment_id } = await enrolNth(services, class_id, n);
    if (how === 'withdrawn') {
      const input = { event: 'withdraw', class_id, enrolment_id } as const;
      await callHandler(updateEnrollByPhone, { services, caller: await candidate(n), input });
    } else {
      const { db } = services.store;
      await db
        .updateTable('enrolment')
        .set({ status: 'approved' })
        .where('enrolment_id', '=', enrolment_id)
        .execute();
      await db.updateTable('class').set({ status: 'finished' }).where('class_id', '=', class_id).execute();
    }
    return { class_id, enrolment_id };
  };
  const erase = async (n: number) => {
    const { erasure_id } = await change(n, 'request', '不再参加');
    await decide(first, erasure_id, 'approve');
    return decide(second, erasure_id, 'erase');
  };

  it('leaves no copy of them in what was put together of their classes', async () => {
    const { class_id } = await over(31);
    const dossier_id = await insertDossier(services, class_id, first.user_id);
    await erase(31);
    const files = services.store.db.selectFrom('class_dossier_file').select('path');
    expect(await files.where('dossier_id', '=', dossier_id).execute()).toEqual([]);
    const kept = await services.store.db
      .selectFrom('class_dossier')
      .select(['sha256', 'expires_at'])
      .where('dossier_id', '=', dossier_id)
      .executeTakeFirstOrThrow();
    expect(kept).toEqual({ sha256: expect.any(String), expires_at: services.now() });
  });

  describe('as a file', () => {
    it('holds everything of the phone, opened, with its files, and nothing of anybody else', async () => {
      const class_id = await insertTestClass(services);
      const { enrol_no } = await enrolNth(services, class_id, 1);
      await enrolNth(services, class_id, 2);
      const { name, files } = await exported(1);
      expect(name).toBe('my-data-2026-11-21.zip');
      const data = files.get('data.json')?.toString() ?? '';
      const { id_card, name: person } = testForm(1);
      for (const text of [testPhone(1), id_card, person, enrol_no]) expect(data).toContain(text);
      for (const text of [testPhone(2), testForm(2).id_card]) expect(data).not.toContain(text);
      const names = [...files.keys()].map((file) => file.replace(/-\d+\.\w+$/, ''));
      expect(names).toEqual([
        'data.json',
        `${enrol_no}/photo`,
        `${enrol_no}/id_front`,
        `${enrol_no}/id_back`,
      ]);
      expect([...(files.get(`${enrol_no}/photo-1.jpg`) ?? [])]).toEqual([0xff, 0xd8, 0xff]);
    });

    it('says at which lessons they were', async () => {
      const class_id = await insertTestClass(services);
      const { enrolment_id } = await enrolNth(services, class_id, 6, { study_type: 'onsite' });
      await services.store.db
        .updateTable('enrolment')
        .set({ status: 'approved' })
        .where('enrolment_id', '=', enrolment_id)
        .execute();
      const desk = lessonDesk(services, class_id, first);
      const { lesson_id } = await desk.lesson(0, 1);
      await desk.mark(lesson_id, [{ enrolment_id, mark: 'late', seen: null }]);
      const { enrolments } = JSON.parse((await exported(6)).files.get('data.json')?.toString() ?? '{}');
      expect(enrolments[0].lessons).toEqual([
        { title: '技术合同', starts_at: services.now().toISOString(), mark: 'late' },
      ]);
    });

    it('says what they learned at home, and is erased with them', async () => {
      const class_id = await insertTestClass(services);
      const { first: unit } = await studyDesk(services, class_id, first).published();
      const [own, other] = [await openLearner(services, class_id), await openLearner(services, class_id)];
      const begun = services.now();
      for (const learner of [own, other]) {
        const { session_no } = await learner.open(unit);
        services.moveTo(new Date(services.now().getTime() + 30_000).toISOString());
        await learner.beat(unit, session_no ?? 0);
      }
      const { lines } = await callHandler(exportOwnData, { services, caller: own.caller, input: {} });
      const pieces: Uint8Array[] = [];
      for await (const piece of lines) pieces.push(piece);
      const data = unpack(Buffer.concat(pieces)).get('data.json')?.toString() ?? '{}';
      expect(JSON.parse(data).enrolments[0].study).toEqual([
        {
          course: '合同实务',
          study_unit: '第 1 讲',
          seconds: 30,
          watched: [],
          attempts: [],
          first_at: begun.toISOString(),
          last_at: new Date(begun.getTime() + 30_000).toISOString(),
          done_at: null,
        },
      ]);
      const { db } = services.store;
      await db.updateTable('class').set({ status: 'finished' }).where('class_id', '=', class_id).execute();
      const asked = { services, caller: own.caller, input: { event: 'request' } } as const;
      const { erasure_id } = await callHandler(changeErasure, asked);
      await decide(first, erasure_id, 'approve');
      await decide(second, erasure_id, 'erase');
      for (const table of ['study_progress', 'study_day', 'study_session'] as const) {
        const left = await db
          .selectFrom(table)
          .select('enrolment_id')
          .where('class_id', '=', class_id)
          .execute();
        expect(left).toEqual([{ enrolment_id: other.enrolment_id }]);
      }
      services.moveTo(begun.toISOString());
    });

    it('says what they watched and answered, and is erased with them', async () => {
      const class_id = await insertTestClass(services);
      const desk = studyDesk(services, class_id, first);
      const film = await desk.film(1);
      const quiz = await desk.quiz([
        { kind: 'true_false', text: '合同必须登记。', choices: [], right: [1], points: 2 },
      ]);
      const own = await openLearner(services, class_id);
      const begun = services.now();
      const { session_no } = await own.open(film.study_unit_id);
      await own.load(film.study_unit_id);
      services.moveTo(new Date(services.now().getTime() + 30_000).toISOString());
      await own.beat(film.study_unit_id, session_no ?? 0, 30, [{ from: 0, to: 30 }]);
      await own.open(quiz.study_unit_id);
      const { attempt_no } = await own.startQuiz(quiz.study_unit_id);
      await own.sendQuiz(quiz.study_unit_id, attempt_no, [[1]]);
      const { lines } = await callHandler(exportOwnData, { services, caller: own.caller, input: {} });
      const pieces: Uint8Array[] = [];
      for await (const piece of lines) pieces.push(piece);
      const data = unpack(Buffer.concat(pieces)).get('data.json')?.toString() ?? '{}';
      const at = services.now().toISOString();
      expect(JSON.parse(data).enrolments[0].study).toMatchObject([
        { study_unit: '讲解', watched: [{ from: 0, to: 30 }], attempts: [] },
        {
          study_unit: '测验',
          watched: [],
          attempts: [{ begun_at: at, sent_at: at, answers: [[1]], points: 2, possible: 2, passed: true }],
        },
      ]);
      const { db } = services.store;
      await db.updateTable('class').set({ status: 'finished' }).where('class_id', '=', class_id).execute();
      const asked = { services, caller: own.caller, input: { event: 'request' } } as const;
      const { erasure_id } = await callHandler(changeErasure, asked);
      await decide(first, erasure_id, 'approve');
      await decide(second, erasure_id, 'erase');
      const left = await db
        .selectFrom('study_attempt')
        .select('enrolment_id')
        .where('class_id', '=', class_id)
        .execute();
      expect(left).toEqual([]);
      services.moveTo(begun.toISOString());
    });

    it('names the receipt of what was paid, and none for what was not', async () => {
      const money = moneyDesk(services, await insertTestClass(services));
      const cashier = await openStaff(services, { roles: ['admin'] });
      await money.gather(cashier);
      const [paid, declared] = [await money.approved(4), await money.approved(5)];
      await money.paid(paid, cashier);
      await money.declare(declared);
      const receipts = await services.store.db.selectFrom('receipt').select('receipt_no').execute();
      const paymentOf = async (n: number) => {
        const { enrolments } = JSON.parse((await exported(n)).files.get('data.json')?.toString() ?? '{}');
        return enrolments[0].payments[0];
      };
      expect((await paymentOf(4)).receipt).toEqual({
        receipt_no: receipts[0]?.receipt_no,
        issued_at: '2026-11-21T04:00:00.000Z',
      });
      expect((await paymentOf(5)).receipt).toBeNull();
    });

    it('leaves an audit record without personal data, and ends at ten an hour', async () => {
      for (let taken = 0; taken < 10; taken += 1) await exported(3);
      expect(await refusalOf(exported(3))).toBe('too_many');
      const events = await services.store.db
        .selectFrom('audit_event')
        .selectAll()
        .where('action', '=', 'export_own_data')
        .execute();
      expect(events.length).toBeGreaterThanOrEqual(11);
      expect(JSON.stringify(events)).not.toContain(testPhone(1));
    });
  });

  describe('erased', () => {
    it('waits for what is under way, and says what', async () => {
      const class_id = await insertTestClass(services);
      const { enrolment_id } = await enrolNth(services, class_id, 10);
      expect(await look(10)).toMatchObject({ request: null, enrolments: [{ class_id, fate: 'under_way' }] });
      expect(await refusalOf(change(10, 'request'))).toBe('transition_refused');
      expect((await lists(first, { enrolment_id })).items).toEqual([]);
    });

    it('is one request however often it is asked for, the candidate’s alone to take back', async () => {
      await over(11);
      const [one, other] = await Promise.all([change(11, 'request'), change(11, 'request')]);
      expect(one.erasure_id).toBe(other.erasure_id);
      expect(one).toMatchObject({ status: 'requested', decide_until: '2026-12-12T04:00:00.000Z' });
      expect(await refusalOf(change(12, 'withdraw'))).toBe('not_found');
      expect(await change(11, 'withdraw')).toMatchObject({ status: 'withdrawn' });
      expect(await refusalOf(decide(first, one.erasure_id, 'approve'))).toBe('transition_refused');
    });

    it('takes two people, and a reason to be rejected', async () => {
      const { enrolment_id } = await over(13);
      const { erasure_id } = await change(13, 'request', '不再参加');
      const asFirst = async () => (await lists(first, { enrolment_id })).items[0];
      expect(await asFirst()).toMatchObject({ reason: '不再参加', events: ['approve', 'reject'] });
      expect(await refusalOf(decide(first, erasure_id, 'erase'))).toBe('transition_refused');
      await decide(first, erasure_id, 'approve');
      expect((await asFirst())?.events).toEqual(['reject']);
      expect(await refusalOf(decide(first, erasure_id, 'erase'))).toBe('another_person');
      expect(await fieldsOf(decide(second, erasure_id, 'reject'))).toEqual({ reason: 'reason_required' });
      expect(await decide(second, erasure_id, 'reject', '信息核对中')).toMatchObject({ status: 'rejected' });
      expect((await look(13)).request).toMatchObject({ status: 'rejected', decision_reason: '信息核对中' });
      expect(await refusalOf(decide(first, 404, 'approve'))).toBe('not_found');
    });

    it('does not pass over what began after it was asked for', async () => {
      await over(14);
      const { erasure_id } = await change(14, 'request');
      await enrolNth(services, await insertTestClass(services), 14, {}, 'another-key');
      expect(await refusalOf(decide(first, erasure_id, 'approve'))).toBe('transition_refused');
    });

    it('leaves nothing of the person anywhere, and everybody else as they were', async () => {
      const { class_id, enrolment_id } = await over(15);
      const stranger = await over(16);
      const loose = await insertPhoto(services, class_id, await candidate(15));
      const import_id = await insertImport(services, class_id, first.user_id);
      const sheetRow = async (n: number) => ({
        class_id,
        import_id,
        row_no: n,
        cells_enc: Buffer.from('sealed'),
        phone_index: (await candidate(n)).phone_index,
      });
      const sheet = [await sheetRow(15), await sheetRow(16)];
      await services.store.db.insertInto('import_row').values(sheet).execute();
      const partOf = async (n: number) => ({
        owner_phone: (await candidate(n)).phone_index,
        sha256: Buffer.alloc(32, n),
        part_no: 0,
        bytes_enc: Buffer.from('sealed'),
        created_at: services.now(),
      });
      const parts = [await partOf(15), await partOf(16)];
      await services.store.db.insertInto('upload_part').values(parts).execute();
      const before = await rowOf(stranger.enrolment_id);
      const kept = await rowOf(enrolment_id);
      const { erasure_id, status } = await erase(15);
      expect(status).toBe('erased');

      const row = await rowOf(enrolment_id);
      expect(row).toMatchObject({
        name: '***',
        id_masked: '***',
        phone_masked: '***',
        birth: null,
        photo_id: null,
      });
      expect(row).toMatchObject({ email: '', employer: '', job: '', documents: [], facts_enc: null });
      expect(services.keyring.open('id_card', row.id_card_enc)).toBe('');
      expect(row.id_index.equals(kept.id_index)).toBe(false);
      expect(await rowOf(stranger.enrolment_id)).toEqual(before);
      const ids = [loose, kept.photo_id ?? 0, ...kept.documents.map(({ file_id }) => file_id)];
      const { rows: files } = await sql`select from file where file_id = any(${ids}::bigint[])`.execute(
        services.store.db,
      );
      expect(files).toEqual([]);
      const left = await services.store.db.selectFrom('import_row').select('row_no').execute();
      expect(left).toEqual([{ row_no: 16 }]);
      const partsLeft = await services.store.db.selectFrom('upload_part').select('sha256').execute();
      expect(partsLeft.map(({ sha256 }) => sha256[0])).toEqual([16]);
      expect((await look(15)).request).toBeNull();
      expect((await exported(15)).files.get('data.json')?.toString()).toContain('"enrolments": []');

      const phone = testPhone(15);
      const messages = await services.store.db.selectFrom('sms').select('phone_enc').execute();
      expect(messages.length).toBeGreaterThan(0);
      expect(messages.map(({ phone_enc }) => services.keyring.open('phone', phone_enc))).not.toContain(phone);
      const done = (await lists(first)).items.find((item) => item.erasure_id === erasure_id);
      expect(done).toMatchObject({ name: '', phone_masked: '', reason: '', events: [] });
      const audit = await services.store.db.selectFrom('audit_event').selectAll().execute();
      for (const text of [phone, testForm(15).id_card, testForm(15).name, '不再参加'])
        expect(JSON.stringify(audit)).not.toContain(text);
      for (const chain of [0, class_id])
        expect(await verifyChain(services.store.db, chain)).toMatchObject({ ok: true });
    });

    it('takes who was erased out of what the staff noted down, and nobody else', async () => {
      const [gone, stays] = [await over(19), await over(20)];
      const owner = [gone.class_id, stays.class_id];
      const book = await openNotebook(services, await openStaff(services, { roles: ['master'], owner }));
      await book.save('电话不通', { about: gone });
      await book.save('等材料', { about: stays });
      await erase(19);
      const about = Object.fromEntries((await book.list()).map((note) => [note.title, note.about]));
      expect(about.电话不通).toMatchObject({ class_id: gone.class_id, candidate: null });
      expect(about.等材料).toMatchObject({ candidate: { enrolment_id: stays.enrolment_id } });
      const links = await services.store.db
        .selectFrom('note')
        .select('enrolment_id')
        .where('user_id', '=', book.caller.user_id)
        .execute();
      expect(links.map(({ enrolment_id }) => enrolment_id)).not.toContain(gone.enrolment_id);
    });

    it('keeps who stands behind a result, detached from contact data and files', async () => {
      const { enrolment_id } = await over(17, 'finished');
      expect((await look(17)).enrolments[0]).toMatchObject({ fate: 'identity_kept' });
      await erase(17);
      const row = await rowOf(enrolment_id);
      expect(row).toMatchObject({ name: testForm(17).name, phone_masked: '***', email: '', photo_id: null });
      expect(services.keyring.open('id_card', row.id_card_enc)).toBe(testForm(17).id_card);
    });

    it('counts the requests on a page that is beyond them too', async () => {
      await over(41);
      await change(41, 'request', '不再参加');
      const { total } = await lists(first);
      expect(total).toBeGreaterThan(0);
      expect(await lists(first, { page: 99 })).toEqual({ items: [], total });
    });

    it('is decided with few statements, whatever the number of requests listed', async () => {
      expect(contract['candidate/decideErasure'].access).toMatchObject({ roles: ['zky-admin'] });
      expect((await countStatements(() => lists(first))).length).toBeLessThanOrEqual(2);
      const caller = await candidate(18);
      const looking = () => callHandler(fetchErasure, { services, caller, input: {} });
      expect((await countStatements(looking)).length).toBeLessThanOrEqual(2);
    });
  });
});
