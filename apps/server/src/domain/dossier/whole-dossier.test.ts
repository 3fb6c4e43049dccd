import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readPdf } from '../../platform/documents/testing/read-pdf.js';
import type { StaffSession } from '../../platform/http/calls/caller.js';
import { wordsIn } from '../../platform/http/words.js';
import { openSheet } from '../../platform/sheet/testing/sheets-here.js';
import { engines, isFullRun } from '../../testing/engines.js';
import { classOffice } from '../class/testing/class-office.js';
import { insertTestClass } from '../class/testing/insert-test-class.js';
import { openTestServices, type TestServices } from '../class/testing/open-test-services.js';
import { openStaff } from '../class/testing/staff.js';
import { dossierDesk } from './testing/dossier-desk.js';
import { openLivedClass } from './testing/lived-class.js';
import { filesIn, unpackInto } from './testing/unpack.js';

/** More than two files of forms and of tickets hold; the full run has a large class. */
const candidates = isFullRun ? 500 : 150;

/** The text in a form in place of a missing photo. */
const noPhoto = wordsIn('zh')('dossier.no_photo');

/** Candidates who came and passed, by the hundred; only the columns of the dossier matter here. */
const insertCandidates = async ({ store, now }: TestServices, class_id: number) => {
  const { db } = store;
  await sql`
    insert into enrolment (class_id, enrolment_id, enrol_no, name, name_grams, id_type, id_card_enc, id_index, id_masked, live_id_index,
      phone_enc, phone_index, phone_masked, live_phone_index, enroll_type, study_type, status, place, consent_at, idem_key)
    select ${class_id}::bigint, n, 'C-' || lpad(n::text, 4, '0'), '李晓' || chr(20000 + n), '{李}', 'cn', '\\x00',
      sha256(('i' || n)::bytea), '3101**********1234', sha256(('i' || n)::bytea), '\\x00', sha256(('p' || n)::bytea), '138****0000',
      sha256(('p' || n)::bytea), 'individual', 'online', 'approved', 'taken', ${now()}::timestamptz, 'k' || n
    from generate_series(1, ${candidates}::int4) as n`.execute(db);
  await sql`
    insert into exam_ticket (class_id, ticket_id, enrolment_id, live_enrolment_id, ticket_no, status, revision, issued_at, updated_at)
    select ${class_id}::bigint, n, n, n, 'T-' || lpad(n::text, 4, '0'), 'used', 1, ${now()}::timestamptz, ${now()}::timestamptz
    from generate_series(1, ${candidates}::int4) as n`.execute(db);
};

describe.each(engines)(`the dossier of ${candidates} candidates on $name`, (engine) => {
  let services: TestServices;
  let admin: StaffSession;
  let folder: string;
  beforeAll(async () => {
    services = await openTestServices(engine);
    admin = await openStaff(services, { roles: ['zky-admin'] });
    folder = mkdtempSync(join(tmpdir(), 'dossier-'));
  });
  afterAll(async () => {
    rmSync(folder, { recursive: true });
    await services.close();
  });

  const check = () => spawnSync('sha256sum', ['-c', '--strict', '--quiet', 'SHA256SUMS'], { cwd: folder });

  /** The lines of a list, without its heads. */
  const linesOf = async (bytes: Buffer | undefined) => {
    const lines: string[] = [];
    for await (const rows of openSheet(bytes ?? Buffer.alloc(0)))
      lines.push(...rows.map(({ cells }) => cells.join(' ')));
    return lines.slice(1);
  };
  const rowsOf = async (bytes: Buffer | undefined) => (await linesOf(bytes)).length;

  const stepsOf = async (class_id: number) => {
    const { rows } = await sql<{ all: number; reviews: number }>`
      select count(*)::int4 as all, (count(*) filter (where object_type = 'enrolment' and to_state is not null))::int4 as reviews
      from audit_event where class_id = ${class_id} and object_type <> 'class_dossier'`.execute(
      services.store.db,
    );
    return rows[0] ?? { all: 0, reviews: 0 };
  };

  /** The printed text for each candidate, all files of a kind together. */
  const drawnIn = async (files: ReadonlyMap<string, Buffer>) => {
    const drawn = { forms: '', tickets: '' };
    for (const [path, bytes] of files) {
      const [, kind] = /\/(forms|tickets)-\d{3}\.pdf$/.exec(path) ?? [];
      if (kind === 'forms' || kind === 'tickets') drawn[kind] += (await readPdf(bytes)).text;
    }
    return drawn;
  };

  it('has all of them, lists its gaps, and can be verified against its checksums on any machine', async () => {
    const class_id = await insertTestClass(services, { status: 'finished', fee_cents: 0 });
    await insertCandidates(services, class_id);
    const desk = dossierDesk(services, class_id);
    const { dossier_id } = await desk.make(admin);
    const { dossier } = await desk.look(admin);
    expect(dossier).toMatchObject({ fault: null, outdated: false });
    expect(dossier?.missing).toMatchObject([
      { what: 'file', count: 1 },
      { what: 'photo', count: candidates },
      { what: 'check_in', count: candidates },
      { what: 'score', count: candidates },
    ]);

    const files = await filesIn((await desk.save(admin, dossier_id)).bytes);
    expect(await rowsOf(files.get('2-candidates/candidates.xlsx'))).toBe(candidates);
    expect(await rowsOf(files.get('4-exam/tickets.xlsx'))).toBe(candidates);
    expect(await rowsOf(files.get('7-scores/scores.xlsx'))).toBe(candidates);
    expect(await rowsOf(files.get('9-trail/trail.xlsx'))).toBe((await stepsOf(class_id)).all);
    const drawn = await drawnIn(files);
    expect(drawn.forms).toContain(noPhoto);
    for (let n = 1; n <= candidates; n += 1) {
      const number = String(n).padStart(4, '0');
      expect(drawn.forms).toContain(`C-${number}`);
      expect(drawn.tickets).toContain(`T-${number}`);
    }

    unpackInto(folder, files);
    expect(check().status).toBe(0);
    const index = await readPdf(readFileSync(join(folder, 'index.pdf')));
    for (const path of files.keys()) {
      if (!['index.pdf', 'SHA256SUMS'].includes(path)) expect(index.text).toContain(path);
    }
    const touched = join(folder, '2-candidates/candidates.xlsx');
    const bytes = readFileSync(touched);
    bytes.writeUInt8(bytes.readUInt8(100) ^ 1, 100);
    writeFileSync(touched, bytes);
    expect(check().status).toBe(1);
  });

  // A life of that many takes a minute.
  if (isFullRun)
    it('lacks nothing where everybody paid, came, was scored and is certified: every volume counts them all', async () => {
      const person = (name: string) => openStaff(services, { roles: ['zky-admin'], name });
      const crew = [await person('甲'), await person('乙'), await person('丙')] as const;
      const { class_id, sittings, onsite, online, certified } = await openLivedClass(
        services,
        crew,
        candidates,
      );
      const desk = dossierDesk(services, class_id);
      await desk.givePhotos();
      const { all, reviews } = await stepsOf(class_id);
      const { dossier_id } = await desk.make(admin);
      const { dossier } = await desk.look(admin);
      expect(dossier).toMatchObject({ fault: null, outdated: false, missing: [] });
      await classOffice(services).apply(admin, class_id, 'seal_dossier');

      const files = await filesIn((await desk.save(admin, dossier_id)).bytes);
      const lists = [...files.keys()].filter((path) => path.endsWith('.xlsx'));
      const counted: Record<string, number> = {};
      for (const path of lists) counted[path] = await rowsOf(files.get(path));
      expect(counted).toEqual({
        '1-class/class.xlsx': 1,
        '1-class/units.xlsx': 0,
        '1-class/files.xlsx': 1,
        '2-candidates/candidates.xlsx': candidates,
        '2-candidates/reviews.xlsx': reviews,
        '3-money/payments.xlsx': candidates,
        '3-money/receipts.xlsx': candidates,
        '3-money/invoices.xlsx': 0,
        '4-exam/sittings.xlsx': sittings,
        '4-exam/tickets.xlsx': candidates,
        '5-lessons/lessons.xlsx': 1,
        '5-lessons/attendance.xlsx': onsite,
        '5-lessons/courses.xlsx': 1,
        '5-lessons/course-units.xlsx': 2,
        '5-lessons/learners.xlsx': online,
        '6-check-in/roster.xlsx': candidates,
        '6-check-in/sitting-attendance.xlsx': 2 * candidates,
        '7-scores/scores.xlsx': candidates,
        '8-certificates/certificates.xlsx': certified,
        '8-certificates/teachers.xlsx': 1,
        '9-trail/trail.xlsx': all,
      });
      expect(reviews).toBeGreaterThanOrEqual(candidates);

      // Not only the count, but the records: each number is in each volume that lists everybody, and on paper.
      const { rows } = await sql<{ enrol_no: string }>`
        select enrol_no from enrolment where class_id = ${class_id}`.execute(services.store.db);
      const enrolled = rows.map(({ enrol_no }) => enrol_no);
      expect(new Set(enrolled).size).toBe(candidates);
      const drawn = await drawnIn(files);
      expect(drawn.forms).not.toContain(noPhoto);
      const volumes = [
        '2-candidates/candidates',
        '3-money/payments',
        '4-exam/tickets',
        '6-check-in/roster',
        '7-scores/scores',
      ];
      const texts = [drawn.forms, drawn.tickets];
      for (const path of volumes) texts.push((await linesOf(files.get(`${path}.xlsx`))).join(' '));
      for (const text of texts) expect(enrolled.filter((number) => !text.includes(number))).toEqual([]);

      // The hash that sealed the class equals a foreign program's hash of the list of checksums.
      rmSync(folder, { recursive: true });
      unpackInto(folder, files);
      expect(check().status).toBe(0);
      const sums = spawnSync('sha256sum', ['SHA256SUMS'], { cwd: folder, encoding: 'utf8' }).stdout;
      expect(sums.split(' ')[0]).toBe((await desk.look(admin)).seal?.sha256);
    });
});
