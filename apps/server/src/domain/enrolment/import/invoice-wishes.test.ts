import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { linesOf } from '../../../platform/documents/testing/file-lines.js';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import { engines } from '../../../testing/engines.js';
import { callHandler } from '../../class/testing/call-handler.js';
import { insertTestClass } from '../../class/testing/insert-test-class.js';
import { openTestServices, type TestServices } from '../../class/testing/open-test-services.js';
import { keepRights, openStaff } from '../../class/testing/staff.js';
import { askWishedInvoices } from '../../money/invoices/ask-wished-invoices.js';
import { exportWaitingInvoices } from '../../money/invoices/sheet/export-waiting-invoices.js';
import { invoiceDesk } from '../../money/invoices/testing/invoice-desk.js';
import { moneyDesk } from '../../money/payments/testing/money-desk.js';
import { eraseRecords } from '../erasure/erase-records.js';
import { readFates } from '../erasure/read-fates.js';
import { readOwnData } from '../own-data/read-own-data.js';
import { openCandidate, testForm, testPhone } from '../testing/test-candidate.js';
import { importDesk, sheetOf, sheetRow } from './testing/import-desk.js';

const heads = ['开票抬头', '统一社会信用代码', '开票邮箱', '备注'];
const tax_no = '91350100M000100Y43';

describe.each(engines)('wishes for invoices in a sheet of candidates, on $name', (engine) => {
  let services: TestServices;
  let master: StaffSession;
  beforeAll(async () => {
    services = await openTestServices(engine);
  });
  afterAll(() => services.close());

  /** Imports rows with the wishes that stand beside them. */
  const brought = async (...wishes: readonly (readonly string[])[]) => {
    services.moveTo('2026-11-21T04:00:00.000Z');
    const class_id = await insertTestClass(services);
    master = await openStaff(services, { roles: ['master'], owner: [class_id] });
    await keepRights(services, master);
    const desk = importDesk(services, class_id);
    const money = moneyDesk(services, class_id);
    await money.gather(master);
    const { import_id, columns } = await desk.start(
      master,
      await sheetOf(
        wishes.map((wish, n) => [...sheetRow(n + 1), ...wish]),
        heads,
      ),
    );
    await desk.check(
      master,
      import_id,
      columns.map(({ field }) => field),
    );
    const checked = await desk.work(master);
    const enrol = async () => {
      await desk.decide(master, import_id, 'confirm', true);
      await desk.work(master);
      await services.store.db
        .updateTable('enrolment')
        .set({ status: 'approved' })
        .where('class_id', '=', class_id)
        .execute();
    };
    const payer = async (n: number) => {
      const candidate = await openCandidate(services, testPhone(n));
      const { enrolment_id } = await services.store.db
        .selectFrom('enrolment')
        .select('enrolment_id')
        .where('class_id', '=', class_id)
        .where('phone_index', '=', candidate.phone_index)
        .executeTakeFirstOrThrow();
      return { enrolment_id, candidate };
    };
    const invoices = () =>
      services.store.db
        .selectFrom('invoice')
        .select(['invoice_id', 'title_type', 'title', 'tax_no', 'status', 'requested_by'])
        .where('class_id', '=', class_id)
        .orderBy('request_no')
        .execute();
    return { class_id, columns, checked, desk, money, enrol, payer, invoices };
  };

  it('are checked as the request form checks them, and a note is left out', async () => {
    const { columns, checked, desk } = await brought(
      ['浦江精工有限公司', tax_no, 'fp@example.com', '早到'],
      ['浦江精工有限公司', '', '', ''],
      ['', '123', '不是邮箱', ''],
      [testForm(4).name, '', '', ''],
    );
    expect(columns.slice(5).map(({ field }) => field)).toEqual([
      'invoice_title',
      'invoice_tax_no',
      'invoice_email',
      '',
    ]);
    expect(checked?.rows).toMatchObject({ good: 2, wrong: 2 });
    const { left_out } = await desk.seen(master);
    expect(left_out.items.map(({ problems }) => problems.map(({ column }) => column))).toEqual([
      ['发票税号'],
      ['发票抬头', '发票税号', '发票邮箱'],
    ]);
  });

  it('become requests once the fees are paid, stand in the file of the desk, and go with the person', async () => {
    const { class_id, money, enrol, payer, invoices } = await brought(
      ['浦江精工有限公司', tax_no.toLowerCase(), 'fp@example.com', ''],
      [testForm(2).name, '', '', ''],
      ['', '', '', ''],
    );
    await enrol();
    await askWishedInvoices(services);
    expect(await invoices()).toEqual([]);
    const first = await payer(1);
    await money.paid(first, master);
    const byHand = await payer(2);
    const asked = await money.paid(byHand, master);
    await money.paid(await payer(3), master);
    // Somebody was faster than the job.
    await invoiceDesk(services, class_id).ask(byHand.candidate, [asked]);
    await askWishedInvoices(services);
    await askWishedInvoices(services);
    const found = (await invoices()).filter(({ title_type }) => title_type === 'unit');
    expect(await invoices()).toHaveLength(2);
    expect(found).toMatchObject([
      { title: '浦江精工有限公司', tax_no, status: 'requested', requested_by: null },
    ]);
    const { wished } = await invoiceDesk(services, class_id).detail(master, found[0]?.invoice_id ?? 0);
    expect(wished).toEqual({ email: 'fp@example.com' });
    const input = { class_id, purpose: '开票' };
    const lines = await linesOf(callHandler(exportWaitingInvoices, { services, caller: master, input }));
    expect(lines.join()).toContain('fp@example.com');

    const { data } = await readOwnData(services, first.candidate);
    expect(data).toMatchObject({ enrolments: [{ invoice_wish: { tax_no, email: 'fp@example.com' } }] });
    const { candidate } = first;
    await services.store.withTx(async (tx) =>
      eraseRecords(tx, services, {
        phone: candidate.phone_index,
        masked: candidate.phone_masked,
        fates: await readFates(tx, [candidate.phone_index]),
      }),
    );
    const left = await services.store.db
      .selectFrom('invoice_wish')
      .select('enrolment_id')
      .where('class_id', '=', class_id)
      .execute();
    expect(left.map((each) => each.enrolment_id)).toEqual([byHand.enrolment_id]);
  });
});
