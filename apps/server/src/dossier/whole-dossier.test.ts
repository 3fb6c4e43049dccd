import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertTestClass } from '../class/testing/insert-test-class.js';
import { openTestServices, type TestServices } from '../class/testing/open-test-services.js';
import { openStaff } from '../class/testing/staff.js';
import { readPdf } from '../documents/testing/read-pdf.js';
import type { StaffSession } from '../http/calls/caller.js';
import { openSheet } from '../sheet/open-sheet.js';
import { engines } from '../testing/engines.js';
import { dossierDesk } from './testing/dossier-desk.js';
import { filesIn, unpackInto } from './testing/unpack.js';

const candidates = 500;

/** Candidates who came and passed, by the hundred; only what the dossier reads matters here. */
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

describe.each(engines)('the dossier of 500 candidates on $name', (engine) => {
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

  const rowsOf = async (bytes: Buffer | undefined) => {
    let count = 0;
    for await (const rows of openSheet(bytes ?? Buffer.alloc(0))) count += rows.length;
    // Without the heads.
    return count - 1;
  };

  it('has all of them, says what it lacks, and is held against its checksums by any machine', async () => {
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
    const steps = await services.store.db
      .selectFrom('audit_event')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('class_id', '=', class_id)
      .where('object_type', '<>', 'class_dossier')
      .executeTakeFirstOrThrow();
    expect(await rowsOf(files.get('9-trail/trail.xlsx'))).toBe(Number(steps.count));
    const drawn = { forms: '', tickets: '' };
    for (const [path, bytes] of files) {
      const [, kind] = /\/(forms|tickets)-\d{3}\.pdf$/.exec(path) ?? [];
      if (kind === 'forms' || kind === 'tickets') drawn[kind] += (await readPdf(bytes)).text;
    }
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
});
