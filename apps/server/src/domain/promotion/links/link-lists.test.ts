import { contract, type InputOf } from '@skillcert/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import { engines } from '../../../testing/engines.js';
import { callHandler } from '../../class/testing/call-handler.js';
import { insertTestClass } from '../../class/testing/insert-test-class.js';
import { openTestServices, type TestServices } from '../../class/testing/open-test-services.js';
import { insertUnit, openStaff } from '../../class/testing/staff.js';
import { saveDraft } from '../../enrolment/draft/save-draft.js';
import { enrolNth } from '../../enrolment/testing/enrol-nth.js';
import { openCandidate, testPhone } from '../../enrolment/testing/test-candidate.js';
import { moneyDesk } from '../../money/payments/testing/money-desk.js';
import { exportLinkLists } from './export-link-lists.js';
import { fetchLinkLists } from './fetch-link-lists.js';

const { entries: typed } = contract['enrolment/saveDraft'].example.input;

describe.each(engines)('the enrolment links of a unit on $name', (engine) => {
  let services: TestServices;
  let joint: number;
  let single: number;
  let east: StaffSession;
  let south: StaffSession;

  const begin = async (n: number, class_id: number, unit_id?: number) => {
    const caller = await openCandidate(services, testPhone(n));
    const entries = { ...typed, ...(unit_id && { unit_id }) };
    await callHandler(saveDraft, { services, caller, input: { class_id, version: 0, entries } });
  };

  beforeAll(async () => {
    services = await openTestServices(engine);
    const [eastern, southern] = [
      await insertUnit(services, '华东协会'),
      await insertUnit(services, '华南协会'),
    ];
    joint = await insertTestClass(services, { class_name: '联合班', class_type: 1, city: '深圳' });
    single = await insertTestClass(services, { class_name: '单独班', unit_id: eastern });
    const foreign = await insertTestClass(services, { class_name: '别家的班', unit_id: southern });
    const draft = await insertTestClass(services, { class_name: '草稿', unit_id: eastern, status: 'draft' });
    const past = await insertTestClass(services, {
      class_name: '往期班',
      unit_id: eastern,
      status: 'finished',
      enroll_start: new Date('2026-04-01T00:00:00Z'),
      enroll_end: new Date('2026-05-01T00:00:00Z'),
    });
    await services.store.db
      .insertInto('class_unit')
      .values([
        { class_id: joint, unit_id: eastern, quota: 40, share_bp: 5_000 },
        { class_id: joint, unit_id: southern, quota: 40, share_bp: 5_000 },
      ])
      .execute();
    const unit = (unit_id: number, owner: readonly number[]) =>
      openStaff(services, {
        roles: ['recommend'],
        show_recommend: true,
        unit_id,
        owner,
        organization: [joint],
      });
    // In charge of a class of another unit, as an account that is a master too may be.
    east = await unit(eastern, [single, foreign, draft, past]);
    south = await unit(southern, [foreign]);

    await begin(11, joint, eastern);
    await begin(12, joint);
    await begin(13, single);
    const desk = moneyDesk(services, joint);
    const cashier = await openStaff(services, { roles: ['zky-admin'] });
    await desk.gather(cashier);
    await desk.paid(await desk.approved(1, { unit_id: eastern }), cashier);
    await desk.approved(2, { unit_id: eastern });
    await enrolNth(services, joint, 3, { unit_id: eastern });
    await enrolNth(services, joint, 4, { unit_id: southern });
    await enrolNth(services, joint, 5);
    await enrolNth(services, single, 6);
  });
  afterAll(() => services.close());

  const list = (caller: StaffSession, input: InputOf<'promotion/fetchLinkLists'> = {}) =>
    callHandler(fetchLinkLists, { services, caller, input });
  const names = async (caller: StaffSession, input: InputOf<'promotion/fetchLinkLists'> = {}) =>
    (await list(caller, input)).items.map(({ class_name }) => class_name).sort();

  it('are those of its joint classes, which name it, and of the single classes that are its own', async () => {
    expect(await names(east)).toEqual(['单独班', '往期班', '联合班']);
    expect(await names(south)).toEqual(['别家的班', '联合班']);
    const { items } = await list(east, { state: 'open' });
    const linkOf = (class_id: number) => items.find((each) => each.class_id === class_id);
    expect(linkOf(joint)).toMatchObject({ unit_id: east.unit_id, com_name: '华东协会', link_state: 'open' });
    expect(linkOf(single)).toMatchObject({ unit_id: null, com_name: null, link_state: 'open' });
  });

  it('count the candidates of each, and none of another', async () => {
    const resultOf = async (caller: StaffSession, search: string) =>
      (await list(caller, { search })).items[0];
    expect(await resultOf(east, '联合班')).toMatchObject({ begun: 1, submitted: 3, approved: 2, paid: 1 });
    expect(await resultOf(south, '联合班')).toMatchObject({ begun: 0, submitted: 1, approved: 0, paid: 0 });
    expect(await resultOf(east, '单独班')).toMatchObject({ begun: 1, submitted: 1, approved: 0, paid: 0 });
  });

  it('count certificates that hold, and none that only wait or were taken back', async () => {
    const unit_id = await insertUnit(services, '西部协会');
    const class_id = await insertTestClass(services, { class_name: '发证班', unit_id });
    const west = await openStaff(services, {
      roles: ['recommend'],
      show_recommend: true,
      unit_id,
      owner: [class_id],
    });
    const [first, second] = [
      await openStaff(services, { roles: ['zky-admin'] }),
      await openStaff(services, { roles: ['zky-admin'] }),
    ];
    const at = services.now();
    const issued = { issued_by: second.user_id, issued_at: at };
    const taken = { suspended_by: first.user_id, revoked_by: second.user_id, reason: '替考' };
    const stages = [
      (live_id: number) => ({ status: 'valid', live_id, ...issued }) as const,
      () => ({ status: 'revoked', ...issued, ...taken }) as const,
      (open_id: number) => ({ status: 'numbered', open_id }) as const,
    ];
    for (const [n, stageOf] of stages.entries()) {
      const { enrolment_id } = await enrolNth(services, class_id, 20 + n);
      const made = { prepared_by: first.user_id, prepared_at: at, updated_at: at };
      const paper = { certificate_no: `W-${n}`, name: '李晓明', level: '5', kind: 'candidate' } as const;
      await services.store.db
        .insertInto('certificate')
        .values({
          class_id,
          certificate_id: 900 + n,
          enrolment_id,
          ...paper,
          ...made,
          ...stageOf(enrolment_id),
        })
        .execute();
    }
    const [link] = (await list(west)).items;
    expect(link).toMatchObject({ submitted: 3, certified: 1 });
  });

  it('are found by name, code and city, and by whether they still lead anywhere', async () => {
    expect(await names(east, { search: '深圳' })).toEqual(['联合班']);
    expect(await names(east, { search: '%' })).toEqual([]);
    expect(await names(east, { state: 'closed' })).toEqual(['往期班']);
    expect((await list(east, { page: 2, limit: 2 })).items).toHaveLength(1);
    expect((await list(east, { page: 2, limit: 2 })).total).toBe(3);
  });

  it('name the obstacle between their visitors and a place, and are found by it', async () => {
    const unit_id = await insertUnit(services, '华北协会');
    const hours = (count: number) => new Date(services.now().getTime() + count * 3_600_000);
    const of = (class_name: string, row: Parameters<typeof insertTestClass>[1] = {}) =>
      insertTestClass(services, { class_name, unit_id, ...row });
    const own = [
      await of('可报名', { capacity: 2, taken: 1 }),
      await of('即将开放', { enroll_start: hours(1) }),
      await of('暂停', { status: 'paused' }),
      await of('满员', { capacity: 2, taken: 2 }),
      await of('过了截止', { status: 'paused', enroll_start: hours(-2), enroll_end: hours(-1) }),
      await of('已取消', { status: 'cancelled' }),
    ];
    const shared = [
      await of('单位满员', { class_type: 1, unit_id: null, taken: 1 }),
      await of('单位有余', { class_type: 1, unit_id: null, taken: 1 }),
      await of('联合满员', { class_type: 1, unit_id: null, capacity: 1, taken: 1 }),
    ];
    const units = shared.map((class_id, n) => ({ class_id, unit_id, quota: 1, taken: n === 0 ? 1 : 0 }));
    await services.store.db.insertInto('class_unit').values(units).execute();
    const north = await openStaff(services, {
      roles: ['recommend'],
      show_recommend: true,
      unit_id,
      owner: own,
      organization: shared,
    });
    const stateOf = new Map(
      (await list(north)).items.map(({ class_name, link_state }) => [class_name, link_state]),
    );
    expect(Object.fromEntries(stateOf)).toEqual({
      可报名: 'open',
      即将开放: 'soon',
      暂停: 'paused',
      满员: 'full',
      过了截止: 'closed',
      已取消: 'closed',
      单位满员: 'full',
      单位有余: 'open',
      联合满员: 'full',
    });
    expect(await names(north, { state: 'soon' })).toEqual(['即将开放']);
    expect(await names(north, { state: 'paused' })).toEqual(['暂停']);
    expect((await list(north, { state: 'full' })).total).toBe(3);
  });

  it('are none for an account without a unit', async () => {
    const admin = await openStaff(services, { roles: ['admin'] });
    expect(await list(admin)).toEqual({ items: [], total: 0, today: '2026-11-21' });
  });

  it('are a file too, whose download is recorded', async () => {
    const file = await callHandler(exportLinkLists, {
      services,
      caller: east,
      language: 'en',
      input: { purpose: '季度汇报', search: '联合班' },
    });
    let text = '';
    for await (const piece of file.lines) text += Buffer.from(piece).toString('utf8');
    expect(text.slice(1).trimEnd().split('\r\n')).toEqual([
      'Class,Unit,Enrolment closes,Visits,Being filled in,Submitted,Approved,Paid,Certified',
      expect.stringMatching(/^联合班,华东协会,2026-12-01 \d\d:\d\d,0,1,3,2,1,0$/),
    ]);
    const { reason } = await services.store.db
      .selectFrom('audit_event')
      .select('reason')
      .where('object_type', '=', 'link_list')
      .executeTakeFirstOrThrow();
    expect(reason).toBe('季度汇报');
  });
});
