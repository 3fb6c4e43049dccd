import type { InputOf } from '@skillcert/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appendAudit } from '../../../platform/audit/append-audit.js';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import { engines } from '../../../testing/engines.js';
import { callHandler } from '../../class/testing/call-handler.js';
import { insertTestClass } from '../../class/testing/insert-test-class.js';
import { openTestServices, type TestServices } from '../../class/testing/open-test-services.js';
import { refusalOf } from '../../class/testing/refused.js';
import { openStaff } from '../../class/testing/staff.js';
import { exportEnrolmentLists } from '../../enrolment/lists/export-enrolment-lists.js';
import { enrolNth } from '../../enrolment/testing/enrol-nth.js';
import { exportAllPayments } from '../../money/payments/lists/export-all-payments.js';
import { fetchClassExports } from './fetch-class-exports.js';
import { fetchExports } from './fetch-exports.js';

const minute = (n: number) => `2026-11-21T05:${String(n).padStart(2, '0')}:00.000Z`;

describe.each(engines)('who took which file on $name', (engine) => {
  let services: TestServices;
  let own: number;
  let other: number;
  let master: StaffSession;
  let office: StaffSession;

  /** Records a step that produces a file, as its own call records it. */
  const leave = (class_id: number, n: number, event: Partial<Parameters<typeof appendAudit>[2][number]>) => {
    services.moveTo(minute(n));
    const by = { at: services.now(), user_id: master.user_id, actor_role: 'master' };
    return services.store.withTx((tx) =>
      appendAudit(tx, class_id, [{ ...by, action: 'print', object_type: 'sitting', object_id: 1, ...event }]),
    );
  };

  beforeAll(async () => {
    services = await openTestServices(engine);
    own = await insertTestClass(services, { class_name: '本班' });
    other = await insertTestClass(services, { class_name: '别班' });
    master = await openStaff(services, { roles: ['master'], name: '周敏', owner: [own] });
    office = await openStaff(services, { roles: ['zky-admin'], name: '陈思远' });
    await enrolNth(services, own, 1);
    const take = (n: number, caller: StaffSession, class_id: number, purpose: string) => {
      services.moveTo(minute(n));
      return callHandler(exportEnrolmentLists, { services, caller, input: { class_id, purpose } });
    };
    await take(1, master, own, '核对报名材料');
    await take(2, office, other, '抽查');
    services.moveTo(minute(3));
    await callHandler(exportAllPayments, { services, caller: office, input: { purpose: '年度对账' } });
    await leave(own, 4, { object_type: 'ticket_print', object_id: 7, detail: { tickets: 3 } });
    await leave(own, 5, {
      action: 'download',
      object_type: 'ticket_print',
      object_id: 7,
      detail: { parts: 1 },
    });
    const dossier = { object_type: 'class_dossier', object_id: 9 };
    await leave(own, 6, { ...dossier, action: 'start', reason: '归档', detail: { files: 30 } });
    await leave(own, 7, { ...dossier, action: 'download', detail: { files: 31 } });
    await leave(other, 8, { detail: { people: 12 } });
    await leave(0, 9, {
      ...{ action: 'export', object_type: 'enrolment_list', reason: '寄送证书' },
      detail: { filters: { class_id: own, revealed: true }, rows: 1 },
    });
    // A step that produces no file.
    await leave(own, 10, { action: 'submit', object_type: 'class' });
  });
  afterAll(() => services.close());

  const all = (input: InputOf<'log/fetchExports'> = {}) =>
    callHandler(fetchExports, { services, caller: office, input });
  const purposes = async (input: InputOf<'log/fetchExports'>) =>
    (await all(input)).items.map(({ purpose }) => purpose);
  const ofClass = (caller: StaffSession, class_id: number, page = {}) =>
    callHandler(fetchClassExports, { services, caller, input: { class_id, ...page } });

  it('is there for the platform, the newest first: what, of which class, what for and how much', async () => {
    const { items, total } = await all();
    expect(total).toBe(7);
    expect(items.map(({ what, by, count, purpose }) => [what, by, count, purpose])).toEqual([
      ['enrolment_list', '周敏', 1, '寄送证书'],
      ['sitting', '周敏', 12, null],
      ['class_dossier', '周敏', 31, '归档'],
      ['ticket_print', '周敏', 3, null],
      ['payment_list', '陈思远', 0, '年度对账'],
      ['enrolment_list', '陈思远', 0, '抽查'],
      ['enrolment_list', '周敏', 1, '核对报名材料'],
    ]);
    expect(items.map((each) => each.class?.class_name)).toEqual([
      '本班',
      '别班',
      '本班',
      '本班',
      undefined,
      '别班',
      '本班',
    ]);
    expect(items.at(-1)).toMatchObject({ at: minute(1), class: { class_id: own }, revealed: false });
    expect(new Set(items.map(({ export_id }) => export_id)).size).toBe(7);
  });

  it('is found by who took it and what for, narrowed to what it was, and turned round', async () => {
    expect(await purposes({ search: '陈思远' })).toEqual(['年度对账', '抽查']);
    expect(await purposes({ search: '核对' })).toEqual(['核对报名材料']);
    expect(await purposes({ search: '%' })).toEqual([]);
    expect(await purposes({ what: 'enrolment_list', order: 'asc' })).toEqual([
      '核对报名材料',
      '抽查',
      '寄送证书',
    ]);
    const second = await all({ page: 2, limit: 4 });
    expect([second.items.length, second.total]).toEqual([3, 7]);
  });

  it('distinguishes those with numbers in full from those that are masked', async () => {
    expect((await all({ revealed: true })).items).toMatchObject([
      { what: 'enrolment_list', purpose: '寄送证书', revealed: true, class: { class_id: own } },
    ]);
    expect((await all()).items.filter(({ revealed }) => revealed)).toHaveLength(1);
  });

  it('is there of a class for those who run it, and says of no other class', async () => {
    const { items, total } = await ofClass(master, own);
    expect(total).toBe(4);
    expect(items.map(({ what, purpose }) => [what, purpose])).toEqual([
      ['enrolment_list', '寄送证书'],
      ['class_dossier', '归档'],
      ['ticket_print', null],
      ['enrolment_list', '核对报名材料'],
    ]);
    expect(items.every((each) => !('class' in each))).toBe(true);
    expect((await ofClass(master, own, { page: 2, limit: 3 })).items).toHaveLength(1);
    expect((await ofClass(office, other)).total).toBe(2);
  });

  it('is absent of a class of others, as of one that does not exist', async () => {
    expect(await refusalOf(ofClass(master, other))).toBe('not_found');
    expect(await refusalOf(ofClass(office, 404))).toBe('not_found');
    const guest = await openStaff(services, { roles: ['recommend'], organization: [own], sign_in: [own] });
    expect(await refusalOf(ofClass(guest, own))).toBe('not_found');
    const editor = await openStaff(services, { roles: ['editor'], sign_in: [own], paid_in: [own] });
    expect(await refusalOf(ofClass(editor, own))).toBe('not_found');
  });
});
