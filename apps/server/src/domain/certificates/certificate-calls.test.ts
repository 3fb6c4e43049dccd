import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyChain } from '../../platform/audit/verify-chain.js';
import { readPdf } from '../../platform/documents/testing/read-pdf.js';
import type { StaffSession } from '../../platform/http/calls/caller.js';
import { engines } from '../../testing/engines.js';
import { setClassStatus } from '../class/lifecycle/set-class-status.js';
import { callHandler } from '../class/testing/call-handler.js';
import { countStatements } from '../class/testing/count-statements.js';
import { openTestServices, type TestServices } from '../class/testing/open-test-services.js';
import { fieldsOf, refusalOf } from '../class/testing/refused.js';
import { insertUnit, openStaff } from '../class/testing/staff.js';
import { openCandidate } from '../enrolment/testing/test-candidate.js';
import { openCertifying } from './testing/certificate-office.js';

const portrait = await sharp({ create: { width: 413, height: 579, channels: 3, background: '#8899aa' } })
  .jpeg()
  .toBuffer();

describe.each(engines)('certificates on $name', (engine) => {
  let services: TestServices;
  let staff: readonly [StaffSession, StaffSession, StaffSession];
  beforeAll(async () => {
    services = await openTestServices(engine);
    const person = (name: string) => openStaff(services, { roles: ['zky-admin'], name });
    staff = [await person('甲'), await person('乙'), await person('丙')];
  });
  afterAll(() => services.close());

  const open = (scores: readonly (number | 'absent')[]) => openCertifying(services, staff, scores);
  const numberOf = (serial: string) => Number(serial.slice(-6));

  it('are numbered in order for everybody who passed, issued by another person, and finish their class', async () => {
    const office = await open([80, 59, 'absent', 60]);
    const [a, b] = staff;
    const [one = 0, two = 0, , four = 0] = office.enrolled;
    const before = await office.list(a);
    expect(before.items.map(({ enrolment_id, status }) => [enrolment_id, status])).toEqual([
      [one, 'eligible'],
      [four, 'eligible'],
    ]);
    const setStatus = { class_id: office.class_id, event: 'all_certified' } as const;
    const finish = () => callHandler(setClassStatus, { services, caller: a, input: setStatus });
    expect(await refusalOf(finish())).toBe('certificates_waiting');
    expect(await refusalOf(office.prepare(a, [one, two]))).toBe('transition_refused');
    expect(await refusalOf(office.issue(b))).toBe('transition_refused');
    expect(await office.prepare(a)).toEqual({ prepared: 2 });
    expect(await refusalOf(office.prepare(b))).toBe('transition_refused');
    expect(await refusalOf(finish())).toBe('certificates_waiting');
    const { items } = await office.list(a, { status: 'numbered', sort: 'certificate_no' });
    const numbers = items.map(({ certificate_no }) => certificate_no ?? '');
    expect(numbers[0]).toMatch(/^S000131000001265\d{6}$/);
    expect(numberOf(numbers[1] ?? '') - numberOf(numbers[0] ?? '')).toBe(1);
    const ids = items.map(({ certificate_id }) => certificate_id ?? 0);
    expect(await refusalOf(office.issue(a))).toBe('another_person');
    expect(await refusalOf(office.issue(a, ids.slice(0, 1)))).toBe('another_person');
    expect([(await office.list(a)).issuable, (await office.list(b)).issuable]).toEqual([0, 2]);
    expect(await office.issue(b, ids.slice(0, 1))).toMatchObject({ issued: 1, status: 'certifying' });
    expect(await office.issue(b)).toMatchObject({ issued: 1, status: 'finished' });
    expect((await office.list(a)).counts).toMatchObject({ eligible: 0, numbered: 0, valid: 2 });
    expect((await office.detail(a, ids[0] ?? 0)).timeline.map(({ action }) => action)).toEqual([
      'assign_number',
      'issue',
    ]);
    expect(await verifyChain(services.store.db, office.class_id)).toMatchObject({ ok: true });
  });

  it('get one number each and leave no gap, however many are numbered at once, in two classes of a series', async () => {
    const offices = [await open(Array(25).fill(70)), await open(Array(25).fill(90))];
    const [a, b] = staff;
    const tries = offices.flatMap(({ enrolled, prepare }) =>
      // Each twice, as by a double click.
      enrolled.flatMap((id) => [prepare(a, [id]), prepare(b, [id])]),
    );
    const done = await Promise.allSettled(tries);
    expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(50);
    const { rows } = await sql<{ certificate_no: string }>`
      select certificate_no from certificate where class_id = any(${offices.map(({ class_id }) => class_id)}::bigint[])
      order by certificate_no`.execute(services.store.db);
    const serials = rows.map(({ certificate_no }) => numberOf(certificate_no));
    expect(serials).toEqual(Array.from({ length: 50 }, (_, at) => (serials[0] ?? 0) + at));
    const { rows: series } = await sql<{ last: number }>`
      select last from prefix_series where series = 'certificate'`.execute(services.store.db);
    expect(series).toEqual([{ last: serials.at(-1) }]);
  });

  it('are void before their issue, and their candidate gets another number', async () => {
    const office = await open([70]);
    const [a, b] = staff;
    await office.prepare(a);
    const [first] = (await office.list(a)).items;
    const id = first?.certificate_id ?? 0;
    expect(await refusalOf(office.change(b, id, 'suspend'))).toBe('transition_refused');
    expect(await office.change(a, id, 'data_error')).toMatchObject({ status: 'void' });
    const { items } = await office.list(a, { sort: 'certificate_no' });
    expect(items.map(({ status }) => status)).toEqual(['void', 'eligible']);
    await office.prepare(a);
    const [again] = (await office.list(a, { status: 'numbered' })).items;
    expect(numberOf(again?.certificate_no ?? '')).toBe(numberOf(first?.certificate_no ?? '') + 1);
  });

  it('are superseded by the next one once another person issues it, and suspended and revoked by two', async () => {
    const office = await open([70]);
    const [a, b, c] = staff;
    await office.prepare(a);
    await office.issue(b);
    const [row] = (await office.list(a)).items;
    const [id, number] = [row?.certificate_id ?? 0, row?.certificate_no];
    expect(await fieldsOf(office.replace(a, id, 'correct', row?.name))).toEqual({ name: 'required' });
    const next = await office.replace(a, id, 'correct', '欧阳更正');
    expect(await refusalOf(office.replace(b, id, 'reissue'))).toBe('transition_refused');
    expect((await office.detail(a, id)).status).toBe('valid');
    expect(await refusalOf(office.issue(a))).toBe('another_person');
    expect(await office.issue(b)).toMatchObject({ issued: 1, status: 'finished' });
    expect(await office.detail(a, id)).toMatchObject({
      status: 'superseded',
      replaced_by: next.certificate_no,
    });
    expect(await office.detail(a, next.certificate_id)).toMatchObject({
      status: 'valid',
      name: '欧阳更正',
      replaces: number,
    });
    expect(await refusalOf(office.change(a, next.certificate_id, 'revoke'))).toBe('transition_refused');
    await office.change(a, next.certificate_id, 'suspend');
    for (const event of ['lift', 'revoke'] as const)
      expect(await refusalOf(office.change(a, next.certificate_id, event))).toBe('another_person');
    await office.change(b, next.certificate_id, 'lift');
    await office.change(b, next.certificate_id, 'suspend');
    expect(await refusalOf(office.print(a, next.certificate_id))).toBe('transition_refused');
    expect(await office.change(c, next.certificate_id, 'revoke')).toMatchObject({ status: 'revoked' });
    expect(await refusalOf(office.change(a, next.certificate_id, 'lift'))).toBe('transition_refused');
    expect(await refusalOf(office.replace(a, next.certificate_id, 'reissue'))).toBe('transition_refused');
    expect(await verifyChain(services.store.db, office.class_id)).toMatchObject({ ok: true });
  });

  it('are printed for their candidate and for staff, each print on record', async () => {
    const office = await open([88]);
    const [a, b] = staff;
    await office.prepare(a);
    const { rows } = await sql<{ phone_index: Buffer }>`
      select phone_index from enrolment where class_id = ${office.class_id}`.execute(services.store.db);
    const bytes_enc = services.keyring.sealBytes('photo', portrait);
    await services.store.db
      .updateTable('file')
      .set({ bytes_enc })
      .where('class_id', '=', office.class_id)
      .where('kind', '=', 'photo')
      .execute();
    const stranger = await openCandidate(services, '13800009001');
    const own = { ...stranger, phone_index: rows[0]?.phone_index ?? Buffer.alloc(32) };
    const id = (await office.list(a)).items[0]?.certificate_id ?? 0;
    expect(await refusalOf(office.print(own, id))).toBe('not_found');
    await office.issue(b);
    expect(await refusalOf(office.print(stranger, id))).toBe('not_found');
    await office.print(own, id);
    const { certificate_no, name } = await office.detail(a, id);
    for (const language of ['zh', 'en', 'es', 'ja']) {
      const { text, pages } = await readPdf(await office.print(a, id, language));
      expect(pages).toHaveLength(1);
      expect(text.replaceAll(' ', '')).toContain(certificate_no);
      expect(text).toContain(name);
      expect(text).toContain('88');
    }
    const { timeline } = await office.detail(a, id);
    expect(timeline.filter(({ action }) => action === 'print').map(({ by }) => by)).toEqual([
      '',
      '甲',
      '甲',
      '甲',
      '甲',
    ]);
  });

  it('are shown to a unit that takes part for its own candidates, in few statements', async () => {
    const office = await open([70, 71]);
    const [a, b] = staff;
    const unit_id = await insertUnit(services, '参与单位');
    await services.store.db
      .updateTable('enrolment')
      .set({ unit_id })
      .where('enrolment_id', '=', office.enrolled[0] ?? 0)
      .execute();
    const { class_id } = office;
    const partner = await openStaff(services, { roles: ['recommend'], unit_id, organization: [class_id] });
    await office.prepare(a);
    const hidden = (await office.list(a, { sort: 'certificate_no' })).items[1]?.certificate_id ?? 0;
    const seen = await office.list(partner);
    expect([seen.total, seen.may_change, seen.counts.numbered]).toEqual([1, false, 1]);
    expect(await refusalOf(office.detail(partner, hidden))).toBe('not_found');
    expect(await refusalOf(office.detail(a, 404))).toBe('not_found');
    expect((await countStatements(() => office.list(a, { search: 'S0001' }))).length).toBeLessThanOrEqual(2);
    expect((await countStatements(() => office.detail(a, hidden))).length).toBeLessThanOrEqual(2);
    expect((await countStatements(() => office.issue(b, [hidden]))).length).toBeLessThanOrEqual(8);
  });
});
