import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exportAccountLists } from '../../domain/accounts/lists/export-account-lists.js';
import { accountOffice } from '../../domain/accounts/testing/account-office.js';
import { exportCertificateLists } from '../../domain/certificates/export-certificate-lists.js';
import { exportTeacherLists } from '../../domain/certificates/teachers/export-teacher-lists.js';
import { openCertifying } from '../../domain/certificates/testing/certificate-office.js';
import { openTaught } from '../../domain/certificates/testing/teaching-office.js';
import { callHandler } from '../../domain/class/testing/call-handler.js';
import { insertTestClass } from '../../domain/class/testing/insert-test-class.js';
import { openTestServices, type TestServices } from '../../domain/class/testing/open-test-services.js';
import { refusalOf } from '../../domain/class/testing/refused.js';
import { openStaff } from '../../domain/class/testing/staff.js';
import { testPhone } from '../../domain/enrolment/testing/test-candidate.js';
import { exportTicketLists } from '../../domain/exam/tickets/export-ticket-lists.js';
import { ticketOffice } from '../../domain/exam/tickets/testing/ticket-office.js';
import { exportAllInvoices } from '../../domain/money/invoices/export-all-invoices.js';
import { exportInvoiceLists } from '../../domain/money/invoices/export-invoice-lists.js';
import { invoiceDesk, testUnitBuyer } from '../../domain/money/invoices/testing/invoice-desk.js';
import { exportAllPayments } from '../../domain/money/payments/lists/export-all-payments.js';
import { exportPaymentLists } from '../../domain/money/payments/lists/export-payment-lists.js';
import { exportReceiptLists } from '../../domain/money/payments/receipts/export-receipt-lists.js';
import { moneyDesk } from '../../domain/money/payments/testing/money-desk.js';
import { engines } from '../../testing/engines.js';
import type { StaffSession } from '../http/calls/caller.js';
import { openSheet } from '../sheet/testing/sheets-here.js';
import { bytesOf, linesOf } from './testing/file-lines.js';

describe.each(engines)('lists as files on $name', (engine) => {
  let services: TestServices;
  let caller: StaffSession;
  let class_id: number;
  beforeAll(async () => {
    services = await openTestServices(engine);
    caller = await openStaff(services, { roles: ['zky-admin'], name: '陈思远' });
    class_id = await insertTestClass(services, { class_name: '=1+1', capacity: 100 });
    const desk = moneyDesk(services, class_id);
    await desk.gather(caller);
    const paid = await desk.paid(await desk.approved(1), caller);
    await desk.declare(await desk.approved(2));
    await invoiceDesk(services, class_id).ask(caller, [paid], { buyer: testUnitBuyer });
  });
  afterAll(() => services.close());

  const on = (language = 'en') => ({ services, caller, language });
  const purpose = '归档';

  it('have the payments of a class under the filters of its list, no phone whole', async () => {
    const take = (filters: object = {}) =>
      linesOf(callHandler(exportPaymentLists, { ...on(), input: { class_id, purpose, ...filters } }));
    const [head, ...rows] = await take();
    expect(head).toMatch(/^Enrolment number,Name,Phone,/);
    expect(rows).toHaveLength(2);
    expect(rows.join()).not.toContain(testPhone(1));
    expect(await take({ status: ['confirmed'] })).toEqual([
      head,
      expect.stringMatching(/,680,CNY,Bank transfer,,Received,,/),
    ]);
    expect(await take({ search: testPhone(2) })).toHaveLength(2);
  });

  it('name the class if they have rows of all classes, and contain no formula', async () => {
    const payments = await linesOf(callHandler(exportAllPayments, { ...on(), input: { purpose } }));
    expect(payments.slice(1).every((line) => line.startsWith("'=1+1,"))).toBe(true);
    const invoices = await linesOf(callHandler(exportAllInvoices, { ...on(), input: { purpose } }));
    expect(invoices).toEqual([
      expect.stringMatching(/^Class,/),
      expect.stringContaining(testUnitBuyer.title),
    ]);
  });

  it('have the invoices and receipts of a class', async () => {
    const input = { class_id, purpose };
    const invoices = await linesOf(callHandler(exportInvoiceLists, { ...on(), input }));
    expect(invoices[1]).toContain(',680,CNY,1,To be accepted,');
    const receipts = await linesOf(callHandler(exportReceiptLists, { ...on(), input }));
    expect(receipts[1]).toMatch(/-R00001,.*,2026-11-20,680,0,CNY,,陈思远,/);
  });

  it('have the tickets of a class, each with its seats', async () => {
    const office = await ticketOffice(services, caller, 2);
    await office.arrange();
    const take = (filters: object = {}) =>
      callHandler(exportTicketLists, {
        ...on(),
        input: { class_id: office.class_id, purpose, format: 'xlsx', ...filters },
      });
    const rows = [];
    for await (const some of openSheet(await bytesOf(take()))) rows.push(...some);
    expect(rows).toHaveLength(3);
    expect(JSON.stringify(rows[1])).toMatch(/row 1, seat 1.*row 1, seat 1/);
    expect(await linesOf(take({ format: 'csv', status: 'void' }))).toHaveLength(1);
  });

  it('have the certificates of a class, and the eligible candidates', async () => {
    const others = [await openStaff(services, { roles: ['zky-admin'] }), caller] as const;
    const third = await openStaff(services, { roles: ['zky-admin'] });
    const office = await openCertifying(services, [...others, third], [80, 40, 90]);
    await office.prepare(caller, office.enrolled.slice(0, 1));
    const input = { class_id: office.class_id, purpose };
    const lines = await linesOf(callHandler(exportCertificateLists, { ...on(), input }));
    expect(lines.slice(1)).toEqual([
      expect.stringMatching(/^S\w+,.*,陈思远,,,,,$/),
      expect.stringMatching(/^,.*,,,,$/),
    ]);
  });

  it('have the certificates of a class’s teachers, with the amount of teaching', async () => {
    const office = await openTaught(services, caller, [2, 1]);
    await office.prepare(caller, office.teachers.slice(0, 1));
    const input = { class_id: office.class_id, purpose };
    const lines = await linesOf(callHandler(exportTeacherLists, { ...on(), input }));
    expect(lines.slice(1)).toEqual([
      expect.stringMatching(/^T\w+,教师1,,1,120,.*,陈思远,,,$/),
      expect.stringMatching(/^,教师2,,1,60,.*,,,,$/),
    ]);
  });

  it('have the accounts of a role that the caller administers, with all their roles', async () => {
    const office = accountOffice(services);
    await office.create(caller, { username: 'bothroles', name: '丁若曦', roles: ['editor', 'master'] });
    const input = { role: 'editor', purpose, search: 'bothroles' } as const;
    const lines = await linesOf(callHandler(exportAccountLists, { ...on(), input }));
    expect(lines.slice(1).join('\n')).toMatch(/^bothroles,丁若曦,"[^"]+\n[^"]+",/);
    const editor_deadline = '2026-12-31T16:00:00Z';
    await office.create(caller, { username: 'lastday', roles: ['editor'], editor_deadline });
    const ended = callHandler(exportAccountLists, { ...on(), input: { ...input, search: 'lastday' } });
    expect((await linesOf(ended))[1]).toContain(',2026-12-31 23:59,');
    const unit = await openStaff(services, { roles: ['recommend'] });
    expect(
      await linesOf(callHandler(exportAccountLists, { services, caller: unit, language: 'en', input })),
    ).toHaveLength(1);
  });

  it.each([testPhone(1), 'A123456(3)', '110105-19491231-002X', '138.0013.8000'])(
    'leave a record of what was asked for, what for and how much it was, not of the search for %s',
    async (search) => {
      const input = { class_id, purpose, search, status: ['confirmed' as const] };
      await callHandler(exportPaymentLists, { ...on(), input });
      const { rows } = await sql`
      select object_type, reason, detail from audit_event where action = 'export' order by seq desc limit 1`.execute(
        services.store.db,
      );
      expect(rows).toEqual([
        {
          object_type: 'payment_list',
          reason: purpose,
          detail: expect.objectContaining({ filters: expect.objectContaining({ search: '…' }) }),
        },
      ]);
    },
  );

  it('are not found for a class that does not exist, and require a purpose', async () => {
    const input = { class_id: 404, purpose };
    for (const handler of [exportPaymentLists, exportReceiptLists, exportInvoiceLists]) {
      expect(await refusalOf(callHandler(handler, { ...on(), input }))).toBe('not_found');
    }
    expect(await refusalOf(callHandler(exportTicketLists, { ...on(), input }))).toBe('not_found');
    expect(await refusalOf(callHandler(exportCertificateLists, { ...on(), input }))).toBe('not_found');
    const silent = callHandler(exportPaymentLists, { ...on(), input: { class_id, purpose: ' ' } });
    await expect(silent).rejects.toThrow(/required/);
  });

  it.each(['zh', 'en', 'es', 'ja'])('have heads and states in words in %s', async (language) => {
    const input = { class_id, purpose };
    const files = [
      callHandler(exportPaymentLists, { ...on(language), input }),
      callHandler(exportReceiptLists, { ...on(language), input }),
      callHandler(exportInvoiceLists, { ...on(language), input }),
      callHandler(exportAccountLists, { ...on(language), input: { role: 'editor', purpose } }),
    ];
    for (const file of files) expect((await linesOf(file)).join()).not.toMatch(/[a-z]+\.[a-z_]+(?:,|$)/m);
  });
});
