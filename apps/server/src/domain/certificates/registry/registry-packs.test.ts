import { defaultRegistry, type RegistryRules } from '@skillcert/core';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyChain } from '../../../platform/audit/verify-chain.js';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import { engines } from '../../../testing/engines.js';
import { countStatements } from '../../class/testing/count-statements.js';
import { openTestServices, type TestServices } from '../../class/testing/open-test-services.js';
import { causeOf, refusalOf } from '../../class/testing/refused.js';
import { insertUnit, openStaff } from '../../class/testing/staff.js';
import { openCertifying } from '../testing/certificate-office.js';
import { answerOf, registryDesk } from '../testing/registry-desk.js';
import { openTaught } from '../testing/teaching-office.js';

describe.each(engines)('packs for the registry on $name', (engine) => {
  let services: TestServices;
  let staff: readonly [StaffSession, StaffSession, StaffSession];
  beforeAll(async () => {
    services = await openTestServices(engine);
    const person = (name: string) => openStaff(services, { roles: ['zky-admin'], name });
    staff = [await person('甲'), await person('乙'), await person('丙')];
  });
  afterAll(() => services.close());

  /** A class with the given number of candidates whose certificate holds. */
  const open = async (scores: readonly number[]) => {
    const { change, ...office } = await openCertifying(services, staff, scores);
    await office.prepare(staff[0]);
    await office.issue(staff[1]);
    const { items } = await office.list(staff[0], { sort: 'certificate_no' });
    const numbers = items.map(({ certificate_no }) => certificate_no ?? '');
    const ids = items.map(({ certificate_id }) => certificate_id ?? 0);
    return { ...office, changeCertificate: change, ...registryDesk(services, office.class_id), numbers, ids };
  };
  const registryOf = async ({ list }: Awaited<ReturnType<typeof open>>) =>
    (await list(staff[0], { sort: 'certificate_no' })).items.map(({ registry }) => registry);

  it('list the holders of certificates in the order of their numbers, in the columns of the registry and its words', async () => {
    const office = await open([80, 59, 71]);
    const [a] = staff;
    expect((await office.list(a)).registry_counts).toMatchObject({ none: 2, packed: 0 });
    const packed: Awaited<ReturnType<typeof office.pack>>[] = [];
    const statements = await countStatements(async () => packed.push(await office.pack(a)));
    expect(statements.length).toBeLessThanOrEqual(7);
    const [{ pack_id, ...made } = { pack_id: 0 }] = packed;
    expect(made).toEqual({ pack_no: 1, packed: 2 });
    const [heads, ...lines] = await office.rows(a, pack_id);
    expect(heads).toEqual(defaultRegistry.columns.map(({ head }) => head));
    const cell = (line: number, head: string) => lines[line]?.[heads?.indexOf(head) ?? -1];
    expect([0, 1].map((line) => cell(line, '证书编号'))).toEqual(office.numbers);
    expect([0, 1].map((line) => cell(line, '理论知识考试成绩'))).toEqual(['80', '71']);
    expect(cell(0, '证件号码')).toMatch(/^\d{17}[\dX]$/);
    expect(['证件类型', '性别', '职业技能等级', '证书类型'].map((head) => cell(0, head))).toEqual([
      '居民身份证',
      '女',
      '五级/初级工',
      '职业技能等级证书',
    ]);
    expect(cell(0, '发证日期')).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(await registryOf(office)).toEqual(['packed', 'packed']);
    expect((await office.list(a, { registry: 'packed' })).total).toBe(2);
    expect((await office.list(a, { registry: 'none' })).total).toBe(0);
    expect(await office.packs(a)).toMatchObject([
      { pack_id, certificates: 2, counts: { packed: 2, sent: 0 }, lapsed: 0, packed_by: '甲', sent_at: null },
    ]);
  });

  it('have the columns, the words and the answers that a programme configures', async () => {
    const { class_id, numbers, ids, detail } = await open([66]);
    const registry: RegistryRules = {
      language: 'en',
      columns: [
        { head: 'No.', from: 'certificate_no' },
        { head: 'Grade', from: 'level', values: { '5': 'Grade V' } },
        { head: 'Source', text: 'SkillCert' },
        { head: 'Issuer', from: 'issuer' },
        { head: 'Practical', from: 'score.practical' },
      ],
      answer: { number: ['No.'], result: ['Outcome'], fault: ['Remark'], accepted: ['OK'], rejected: ['No'] },
    };
    const { certificates } = services;
    const desk = registryDesk({ ...services, certificates: { ...certificates, registry } }, class_id);
    const [a] = staff;
    const { pack_id } = await desk.pack(a);
    expect(await desk.rows(a, pack_id)).toEqual([
      ['No.', 'Grade', 'Source', 'Issuer', 'Practical'],
      [numbers[0], 'Grade V', 'SkillCert', certificates.issuer.en, '66'],
    ]);
    await desk.change(a, pack_id, 'send');
    const answer = answerOf([[numbers[0] ?? '', 'no', 'Unknown grade']], ['No.', 'outcome', 'Remark']);
    expect(await desk.answer(a, pack_id, answer)).toMatchObject({ rejected: 1 });
    expect((await desk.rows(a, pack_id, 'rejected')).map((row) => row.at(-1))).toEqual([
      'Remark',
      'Unknown grade',
    ]);
    expect(await detail(a, ids[0] ?? 0)).toMatchObject({
      registry: 'rejected',
      registry_fault: 'Unknown grade',
    });
  });

  it('leave their purpose on record with each file, and every step with the certificate', async () => {
    const office = await open([80]);
    const [a, b] = staff;
    const { pack_id } = await office.pack(a);
    expect((await office.take(b, pack_id)).name).toMatch(/^registry-TC26-\d+-1\.xlsx$/);
    await office.change(a, pack_id, 'send');
    const { rows } = await sql<{ reason: string; user_id: number; detail: object }>`
      select reason, user_id, detail from audit_event
      where class_id = 0 and object_type = 'registry_pack' and detail -> 'filters' ->> 'pack_id' = ${String(pack_id)}`.execute(
      services.store.db,
    );
    expect(rows).toMatchObject([{ reason: '上传国家登记', user_id: b.user_id, detail: { rows: 1 } }]);
    const { timeline, registry } = await office.detail(a, office.ids[0] ?? 0);
    expect(registry).toBe('sent');
    expect(timeline.map(({ action, from, to }) => [action, from, to]).slice(-2)).toEqual([
      ['registry_pack', 'none', 'packed'],
      ['registry_send', 'packed', 'sent'],
    ]);
    expect(await verifyChain(services.store.db, office.class_id)).toMatchObject({ ok: true });
    expect(await verifyChain(services.store.db, 0)).toMatchObject({ ok: true });
  });

  it('take no certificate along twice, however many pack at once, and are sent or discarded once', async () => {
    const office = await open([70, 71, 72]);
    const [a, b, c] = staff;
    const packing = await Promise.allSettled([a, b, c, a, b].map((caller) => office.pack(caller)));
    expect(packing.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await refusalOf(office.pack(a))).toBe('transition_refused');
    const [pack] = await office.packs(a);
    expect(pack?.certificates).toBe(3);
    const pack_id = pack?.pack_id ?? 0;
    const changing = await Promise.allSettled([
      office.change(a, pack_id, 'send'),
      office.change(b, pack_id, 'discard'),
      office.change(c, pack_id, 'send'),
    ]);
    expect(changing.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const [left] = await office.packs(a);
    // Sent certificates stay; discarded ones wait again.
    expect(await registryOf(office)).toEqual(Array(3).fill(left ? 'sent' : 'none'));
    const { rows } = await sql<{ steps: number }>`
      select count(*)::int4 as steps from audit_event
      where class_id = ${office.class_id} and action like 'registry_%'`.execute(services.store.db);
    expect(rows).toEqual([{ steps: 6 }]);
  });

  it('leave out suspended, replaced and revoked certificates, and those that wait for their issue', async () => {
    const office = await open([70, 71, 72, 73]);
    const [a, b, c] = staff;
    const [one = 0, two = 0, three = 0] = office.ids;
    await office.changeCertificate(a, one, 'suspend');
    await office.changeCertificate(a, two, 'suspend');
    await office.changeCertificate(b, two, 'revoke');
    await office.replace(a, three, 'reissue');
    // The one that waits for its issue does not count yet, and the one before it still holds.
    expect(await office.pack(c)).toMatchObject({ packed: 2 });
    expect(await registryOf(office)).toEqual([null, null, 'packed', 'packed', null]);
    await office.issue(b);
    await office.changeCertificate(b, one, 'lift');
    expect(await registryOf(office)).toEqual(['none', null, 'packed', 'packed', 'none']);
  });

  it('are neither downloaded nor sent with a certificate that no longer holds, but discarded and packed anew', async () => {
    const office = await open([70, 71]);
    const [a] = staff;
    const { pack_id } = await office.pack(a);
    await office.take(a, pack_id);
    await office.changeCertificate(a, office.ids[0] ?? 0, 'suspend');
    expect(await office.packs(a)).toMatchObject([{ lapsed: 1 }]);
    expect(await causeOf(office.take(a, pack_id))).toEqual({ why: 'pack_lapsed', count: 1 });
    expect(await refusalOf(office.change(a, pack_id, 'send'))).toBe('transition_refused');
    expect(await office.change(a, pack_id, 'discard')).toEqual({ pack_id, changed: 2 });
    expect(await refusalOf(office.take(a, pack_id))).toBe('not_found');
    expect(await office.packs(a)).toEqual([]);
    const again = await office.pack(a);
    expect(again).toMatchObject({ pack_no: 2, packed: 1 });
    await office.change(a, again.pack_id, 'send');
    // A sent certificate is known there for good, even if it changes here.
    await office.changeCertificate(a, office.ids[1] ?? 0, 'suspend');
    expect(await office.rows(a, again.pack_id)).toHaveLength(2);
    expect(await registryOf(office)).toEqual([null, 'sent']);
  });

  it('are those of a class, of candidates, once it certifies', async () => {
    const [a, b] = staff;
    const office = await open([70]);
    const other = await open([70]);
    const { pack_id } = await office.pack(a);
    expect(await refusalOf(other.take(a, pack_id))).toBe('not_found');
    expect(await refusalOf(other.change(a, pack_id, 'send'))).toBe('not_found');
    expect(await refusalOf(registryDesk(services, 404).packs(a))).toBe('not_found');
    const taught = await openTaught(services, a, [1]);
    const desk = registryDesk(services, taught.class_id);
    await taught.prepare(a);
    await taught.issue(b);
    expect(await refusalOf(desk.pack(a))).toBe('class_state');
    await taught.become('certifying');
    expect(await refusalOf(desk.pack(a))).toBe('transition_refused');
    const [teacher] = (await taught.list(a)).items;
    expect(await taught.detail(a, teacher?.certificate_id ?? 0)).toMatchObject({
      status: 'valid',
      registry: null,
    });
  });

  it('show a participating unit the steps of its own candidates', async () => {
    const office = await open([70, 71]);
    const { class_id } = office;
    const unit_id = await insertUnit(services, '参与单位');
    await services.store.db
      .updateTable('enrolment')
      .set({ unit_id })
      .where('enrolment_id', '=', office.enrolled[0] ?? 0)
      .execute();
    await office.pack(staff[0]);
    const partner = await openStaff(services, { roles: ['recommend'], unit_id, organization: [class_id] });
    const { items, registry_counts } = await office.list(partner, { registry: 'packed' });
    expect([items.length, registry_counts.packed]).toEqual([1, 1]);
    expect((await countStatements(() => office.list(partner, { registry: 'packed' }))).length).toBe(2);
  });
});
