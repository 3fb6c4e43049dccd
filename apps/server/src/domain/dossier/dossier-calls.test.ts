import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyChain } from '../../platform/audit/verify-chain.js';
import { sha256 } from '../../platform/crypto/sha256.js';
import { readPdf } from '../../platform/documents/testing/read-pdf.js';
import type { StaffSession } from '../../platform/http/calls/caller.js';
import { openSheet } from '../../platform/sheet/testing/sheets-here.js';
import { engines } from '../../testing/engines.js';
import { fetchClassStep } from '../class/steps/fetch-class-step.js';
import { callHandler } from '../class/testing/call-handler.js';
import { owning } from '../class/testing/class-office.js';
import { insertTestClass } from '../class/testing/insert-test-class.js';
import { openTestServices, type TestServices } from '../class/testing/open-test-services.js';
import { refusalOf } from '../class/testing/refused.js';
import { openStaff } from '../class/testing/staff.js';
import { expectPerson, openDoor } from '../exam/check-in/testing/open-door.js';
import { markSitting } from '../exam/sittings/mark-sitting.js';
import { ticketOffice } from '../exam/tickets/testing/ticket-office.js';
import { scoreCalls } from '../scores/testing/score-office.js';
import { makeNext } from './make-next.js';
import { runDossiers } from './run-dossiers.js';
import { dossierDesk } from './testing/dossier-desk.js';
import { filesIn } from './testing/unpack.js';

const later = 8 * 86_400_000;

describe.each(engines)('the dossier of a class on $name', (engine) => {
  let services: TestServices;
  let admin: StaffSession;
  beforeAll(async () => {
    services = await openTestServices(engine);
    admin = await openStaff(services, { roles: ['zky-admin'], name: '陈思远' });
  });
  afterAll(() => services.close());

  const open = async (candidates: number) => {
    const office = await ticketOffice(services, admin, candidates);
    await office.arrange();
    const desk = dossierDesk(services, office.class_id);
    await desk.givePhotos();
    return { ...office, ...desk };
  };

  it('is made in the background, file by file, for the organisers of the class', async () => {
    const opened = await open(2);
    const master = owning(await openStaff(services, { roles: ['master'], name: '林秋月' }), opened.class_id);
    const begun = await opened.start(master);
    expect(begun).toMatchObject({ made: 0, fault: null, sha256: null, asked_by: '林秋月', outdated: false });
    expect(await refusalOf(opened.save(master, begun.dossier_id))).toBe('not_found');
    await makeNext(services);
    expect((await opened.look(master)).dossier).toMatchObject({ made: 1, total: begun.total });
    await opened.makeAll();
    const { dossier, seal } = await opened.look(admin);
    expect(dossier).toMatchObject({
      made: begun.total,
      outdated: false,
      sealed_at: null,
      purpose: '班次归档',
    });
    expect(seal).toBeNull();

    const { name, bytes } = await opened.save(admin, begun.dossier_id);
    expect(name).toBe(`dossier-${opened.code}.zip`);
    const files = await filesIn(bytes);
    expect([...files.keys()].filter((path) => !path.endsWith('.xlsx'))).toEqual([
      '2-candidates/forms-001.pdf',
      '4-exam/tickets-001.pdf',
      'missing.pdf',
      'index.pdf',
      'SHA256SUMS',
    ]);
    const sums = files.get('SHA256SUMS') ?? Buffer.alloc(0);
    expect(sha256(sums).toString('hex')).toBe(dossier?.sha256);
    const listed = sums.toString('utf8').trimEnd().split('\n');
    expect(listed).toHaveLength(files.size - 1);
    for (const line of listed) {
      const [hash = '', path = ''] = line.split('  ');
      expect([path, sha256(files.get(path) ?? '').toString('hex')]).toEqual([path, hash]);
    }
    const index = await readPdf(files.get('index.pdf') ?? Buffer.alloc(0));
    for (const path of ['1-class/class.xlsx', '9-trail/trail.xlsx', 'missing.pdf']) {
      expect(index.text).toContain(path);
    }
    const events = await services.store.db
      .selectFrom('audit_event')
      .select(['action', 'reason', 'actor_role', 'detail'])
      .where('class_id', '=', opened.class_id)
      .where('object_type', '=', 'class_dossier')
      .orderBy('seq')
      .execute();
    expect(events).toMatchObject([
      { action: 'start', reason: '班次归档', actor_role: 'master' },
      { action: 'finish', actor_role: 'system', detail: { sha256: dossier?.sha256 } },
      { action: 'download', actor_role: 'zky-admin' },
    ]);
    expect(await verifyChain(services.store.db, opened.class_id)).toMatchObject({ ok: true });
  });

  it('lists its gaps and their people, and keeps identity numbers masked', async () => {
    const opened = await open(2);
    await opened.make(admin);
    const { dossier } = await opened.look(admin);
    expect(dossier?.missing.map(({ what, count }) => [what, count])).toEqual([
      ['file', 1],
      ['check_in', 2],
      ['score', 2],
    ]);
    const files = await filesIn((await opened.save(admin, dossier?.dossier_id ?? 0)).bytes);
    const { text } = await readPdf(files.get('missing.pdf') ?? Buffer.alloc(0));
    for (const number of dossier?.missing[1]?.of ?? []) expect(text).toContain(number);
    const forms = await readPdf(files.get('2-candidates/forms-001.pdf') ?? Buffer.alloc(0));
    expect(forms.text).toMatch(/\d{4}\*{10}/);
    expect(forms.text).not.toMatch(/\d{17}[\dX]/);
  });

  it('misses no check-in of somebody who was marked as there by name', async () => {
    const opened = await open(3);
    const [there, away, unseen] = (await openDoor(services, opened.class_id, admin).roster()).items;
    await sql`update exam_sitting set starts_at = ${services.now()}::timestamptz,
      ends_at = ${services.now()}::timestamptz + interval '1 hour' where class_id = ${opened.class_id}`.execute(
      services.store.db,
    );
    const marks = [
      { enrolment_id: there?.enrolment_id ?? 0, mark: 'present' as const, seen: null },
      { enrolment_id: away?.enrolment_id ?? 0, mark: 'absent' as const, seen: null },
    ];
    const { class_id, theory: sitting_id } = opened;
    await callHandler(markSitting, { services, caller: admin, input: { class_id, sitting_id, marks } });
    await opened.make(admin);
    const { dossier } = await opened.look(admin);
    const gap = dossier?.missing.find(({ what }) => what === 'check_in');
    expect([...(gap?.of ?? [])].sort()).toEqual([away?.enrol_no, unseen?.enrol_no].sort());
  });

  it('names who is returned, in doubt or in conflict at the door, as the step before the seal does', async () => {
    const class_id = await insertTestClass(services, { exam_at: services.now() });
    const desk = dossierDesk(services, class_id);
    const returned = await expectPerson(services, class_id, 'returned');
    const doubtful = await expectPerson(services, class_id, 'doubtful');
    const twice = await expectPerson(services, class_id);
    const door = openDoor(services, class_id, admin);
    for (const device of ['device-no-1', 'device-no-2'])
      await door.upload(device, { enrol_no: twice.enrol_no });
    await desk.givePhotos();
    await desk.make(admin);
    const { dossier } = await desk.look(admin);
    const undecided: string[] = ['returned', 'doubtful', 'door_conflict'];
    expect(dossier?.missing.filter(({ what }) => undecided.includes(what))).toEqual([
      { what: 'returned', count: 1, of: [returned.enrol_no] },
      { what: 'doubtful', count: 1, of: [doubtful.enrol_no] },
      { what: 'door_conflict', count: 1, of: [twice.enrol_no] },
    ]);
    const files = await filesIn((await desk.save(admin, dossier?.dossier_id ?? 0)).bytes);
    const { text } = await readPdf(files.get('missing.pdf') ?? Buffer.alloc(0));
    for (const { enrol_no } of [returned, doubtful]) expect(text).toContain(enrol_no);
    const input = { class_id, event: 'seal_dossier' } as const;
    const { open: named } = await callHandler(fetchClassStep, { services, caller: admin, input });
    expect(named).toEqual(
      expect.arrayContaining([
        { matter: 'returned', count: 1 },
        { matter: 'doubtful', count: 1 },
        { matter: 'door_conflicts', count: 1 },
      ]),
    );
  });

  it('is outdated once something of the class is changed, not by looking at it', async () => {
    const opened = await open(1);
    const { dossier_id } = await opened.make(admin);
    await opened.save(admin, dossier_id);
    expect((await opened.look(admin)).dossier?.outdated).toBe(false);
    const [ticket] = (await opened.list()).items;
    await opened.cancel(ticket?.ticket_id ?? 0);
    expect((await opened.look(admin)).dossier?.outdated).toBe(true);
  });

  it('takes the place of the one before, and is deleted after a week', async () => {
    const opened = await open(1);
    const first = await opened.make(admin);
    const second = await opened.make(admin);
    expect(await refusalOf(opened.save(admin, first.dossier_id))).toBe('not_found');
    await opened.save(admin, second.dossier_id);
    const begun = services.now();
    services.moveTo(new Date(begun.getTime() + later).toISOString());
    expect(await opened.look(admin)).toEqual({ dossier: null, seal: null });
    expect(await refusalOf(opened.save(admin, second.dossier_id))).toBe('not_found');
    await runDossiers(services);
    const left = services.store.db.selectFrom('class_dossier').selectAll();
    expect(await left.where('class_id', '=', opened.class_id).execute()).toEqual([]);
    services.moveTo(begun.toISOString());
  });

  it('names the people whose name no font has, and writes the number of the character there', async () => {
    const opened = await open(2);
    const [ticket] = (await opened.list()).items;
    await services.store.db
      .updateTable('enrolment')
      .set({ name: '李\u{1F600}' })
      .where('class_id', '=', opened.class_id)
      .where('enrol_no', '=', ticket?.enrol_no ?? '')
      .execute();
    await opened.make(admin);
    const { dossier } = await opened.look(admin);
    expect(dossier?.fault).toBeNull();
    expect(dossier?.missing.at(-1)).toEqual({ what: 'drawing', count: 1, of: [ticket?.enrol_no] });
    const files = await filesIn((await opened.save(admin, dossier?.dossier_id ?? 0)).bytes);
    const tickets = await readPdf(files.get('4-exam/tickets-001.pdf') ?? Buffer.alloc(0));
    expect(tickets.pages).toHaveLength(2);
    expect(tickets.text).toContain('[U+1F600]');
  });

  it('reveals nothing that the second entry of a score must not know', async () => {
    const opened = await open(2);
    const { db } = services.store;
    const started = { status: 'scoring' as const };
    await db.updateTable('class').set(started).where('class_id', '=', opened.class_id).execute();
    const { rows } = await sql<{ enrolment_id: number }>`
      select enrolment_id from enrolment where class_id = ${opened.class_id} order by 1`.execute(db);
    const enrolled = rows.map(({ enrolment_id }) => enrolment_id);
    const scores = scoreCalls(services, opened.class_id, enrolled);
    const [first, second] = [
      await openStaff(services, { roles: ['zky-admin'] }),
      await openStaff(services, { roles: ['zky-admin'] }),
    ];
    const trailOf = async () => {
      const { dossier_id } = await opened.make(second);
      const files = await filesIn((await opened.save(second, dossier_id)).bytes);
      const lines: unknown[] = [];
      for await (const some of openSheet(files.get('9-trail/trail.xlsx') ?? Buffer.alloc(0)))
        lines.push(...some);
      return JSON.stringify(lines);
    };
    await scores.enterAll(first, 'theory', 87);
    expect(await trailOf()).not.toContain('score\\":87');
    await scores.enterAll(second, 'theory', 87);
    expect(await trailOf()).toContain('score\\":87');
  });

  it('is of no class that is planned, and of none that is not there', async () => {
    const class_id = await insertTestClass(services, { status: 'approved' });
    expect(await refusalOf(dossierDesk(services, class_id).start(admin))).toBe('class_state');
    const nowhere = dossierDesk(services, 404);
    expect(await refusalOf(nowhere.start(admin))).toBe('not_found');
    expect(await refusalOf(nowhere.look(admin))).toBe('not_found');
    expect(await refusalOf(nowhere.save(admin, 1))).toBe('not_found');
  });
});
