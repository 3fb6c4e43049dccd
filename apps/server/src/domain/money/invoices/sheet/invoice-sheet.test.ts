import { randomBytes } from 'node:crypto';
import { importLimits } from '@skillcert/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyChain } from '../../../../platform/audit/verify-chain.js';
import { linesOf } from '../../../../platform/documents/testing/file-lines.js';
import type { StaffSession } from '../../../../platform/http/calls/caller.js';
import { renewArchives } from '../../../../platform/zip/testing/renew-archives.js';
import { engines } from '../../../../testing/engines.js';
import { callHandler } from '../../../class/testing/call-handler.js';
import { insertTestClass } from '../../../class/testing/insert-test-class.js';
import { openTestServices, type TestServices } from '../../../class/testing/open-test-services.js';
import { refusalOf } from '../../../class/testing/refused.js';
import { openStaff } from '../../../class/testing/staff.js';
import { photoZip } from '../../../enrolment/import/testing/photo-zip.js';
import { moneyDesk } from '../../payments/testing/money-desk.js';
import { invoiceDesk } from '../testing/invoice-desk.js';
import { exportWaitingInvoices } from './export-waiting-invoices.js';
import { runInvoiceSheets } from './run-invoice-sheets.js';
import { sheetDesk } from './testing/sheet-desk.js';
import { uploadInvoicePapers } from './upload-invoice-papers.js';

const head = '报名编号,姓名,发票号码,开票日期,价税合计,税额';

describe.each(engines)('sheets of invoices on $name', (engine) => {
  let services: TestServices;
  let master: StaffSession;
  beforeAll(async () => {
    services = await openTestServices(engine);
    master = await openStaff(services, { roles: ['master'], name: '林秋月' });
    // The job reads the rights of the account anew.
    const { user_id } = master;
    await services.store.db.insertInto('account_role').values({ user_id, role: 'master' }).execute();
  });
  afterAll(() => services.close());

  let classes = 0;
  /** A class with people who paid, all but the last of whom ask for an invoice. */
  const open = async (people: number) => {
    classes += 1;
    const class_id = await insertTestClass(services, { code: `TC26-09${10 + classes}`, capacity: 100 });
    const { user_id } = master;
    await services.store.db.insertInto('assignment').values({ user_id, class_id, duty: 'owner' }).execute();
    const desk = moneyDesk(services, class_id);
    const invoices = invoiceDesk(services, class_id);
    await desk.gather(master);
    const paid: { payment_id: number; invoice_id: number; enrol_no: string; candidate: object }[] = [];
    for (let n = 1; n <= people; n += 1) {
      const paying = await desk.approved(classes * 20 + n);
      const payment_id = await desk.paid(paying, master);
      const { enrol_no } = await services.store.db
        .selectFrom('enrolment')
        .select('enrol_no')
        .where('enrolment_id', '=', paying.enrolment_id)
        .executeTakeFirstOrThrow();
      const asked = n < people ? await invoices.ask(paying.candidate, [payment_id]) : { invoice_id: 0 };
      paid.push({ ...paying, payment_id, enrol_no, invoice_id: asked.invoice_id });
    }
    const numberOf = (n: number) =>
      `2631${class_id}`.slice(0, 18).padEnd(18, '0') + String(n).padStart(2, '0');
    return { class_id, desk, invoices, paid, numberOf, sheets: sheetDesk(services, class_id, master) };
  };
  const noOf = (paid: readonly { enrol_no: string }[], n: number) => paid[n - 1]?.enrol_no ?? '';

  it('say of each row what it comes to, issue the clean ones once, and leave the others with their faults', async () => {
    const { class_id, invoices, paid, numberOf, sheets, desk } = await open(5);
    await invoices.decide(master, paid[1]?.invoice_id ?? 0, 'accept');
    await desk.ask(master, paid[2]?.payment_id ?? 0);
    const { sheet_id, rows } = await sheets.start([
      '开票清单',
      head,
      `${noOf(paid, 1)},,${numberOf(1)},2026-11-20,680.00,19.81`,
      `${noOf(paid, 2)},,${numberOf(2)},2026/11/20,680,19.81`,
      `${noOf(paid, 3)},,${numberOf(3)},2026-11-20,680,19.81`,
      `${noOf(paid, 4)},,${numberOf(4)},2026-11-20,600,19.81`,
      `${noOf(paid, 5)},,${numberOf(5)},2026-11-20,680,`,
      `,没有这个人,${numberOf(6)},,,`,
      `${noOf(paid, 1)},,,,,`,
    ]);
    expect(rows).toBe(6);
    expect(
      await sheets.send(sheet_id, [
        `${noOf(paid, 1)}.pdf`,
        `票_${numberOf(2)}.pdf`,
        '多余.pdf',
        `${numberOf(2)}.xml`,
        '说明.txt',
      ]),
    ).toEqual({
      papers: 3,
    });
    const seen = await sheets.look();
    expect(seen.sheet).toMatchObject({
      papers: 3,
      reading: [{ kind: 'rows_above_head', count: 1, rows: [1] }],
      spare: ['多余.pdf', `${numberOf(2)}.xml`, '说明.txt'],
      counts: { clean: 2, faulty: 4 },
    });
    expect(seen.rows.items.map(({ faults }) => faults)).toEqual([
      [],
      [],
      ['refund_open', 'no_file'],
      ['amount_differs', 'no_file'],
      ['not_asked', 'no_file'],
      ['unknown', 'no_file'],
    ]);
    expect((await sheets.look({ state: 'faulty', limit: 1 })).rows).toMatchObject({
      items: [{ row: 5 }],
      total: 4,
    });
    expect(await sheets.decide(sheet_id, 'run')).toEqual({ waiting: 2 });
    expect(await refusalOf(sheets.decide(sheet_id, 'run'))).toBe('sheet_started');
    expect(await refusalOf(sheets.start([head, `${noOf(paid, 1)},,${numberOf(9)},,,`]))).toBe(
      'sheet_started',
    );
    await Promise.all([sheets.work(), sheets.work()]);
    expect((await sheets.look()).sheet).toMatchObject({
      counts: { issued: 2, left: 4, waiting: 0 },
      ended_at: expect.any(String),
    });
    const detail = await invoices.detail(master, paid[0]?.invoice_id ?? 0);
    expect(detail).toMatchObject({
      status: 'issued',
      invoice_no: numberOf(1),
      issued_on: '2026-11-20',
      tax_cents: 1_981,
    });
    expect(detail.timeline.map(({ action, by }) => [action, by])).toEqual([
      ['request', ''],
      ['accept', '林秋月'],
      ['issue', '林秋月'],
    ]);
    expect(await invoices.detail(master, paid[3]?.invoice_id ?? 0)).toMatchObject({ status: 'requested' });
    const parts = services.store.db.selectFrom('invoice_sheet_part').where('class_id', '=', class_id);
    expect(await parts.selectAll().execute()).toEqual([]);
    expect(await verifyChain(services.store.db, class_id)).toMatchObject({ ok: true });
    const events = await services.store.db
      .selectFrom('audit_event')
      .select('action')
      .where('class_id', '=', class_id)
      .where('object_type', '=', 'invoice_sheet')
      .orderBy('seq')
      .execute();
    expect(events.map(({ action }) => action)).toEqual(['start', 'run', 'finish']);
  });

  it('leave a row that changed after the start, and stop where somebody stops them', async () => {
    const { invoices, paid, numberOf, sheets } = await open(4);
    const sheet_id = await sheets.open(
      [head, ...[1, 2, 3].map((n) => `${noOf(paid, n)},,${numberOf(n)},,,`)],
      [1, 2, 3].map((n) => `${noOf(paid, n)}.pdf`),
    );
    await sheets.decide(sheet_id, 'run');
    await invoices.decide(master, paid[0]?.invoice_id ?? 0, 'reject', '抬头有误');
    await invoices.issued(master, paid[1]?.invoice_id ?? 0);
    await sheets.work();
    const { rows } = await sheets.look();
    expect(rows.items.map(({ state, faults }) => [state, ...faults])).toEqual([
      ['left', 'changed'],
      ['left', 'changed'],
      ['issued'],
    ]);
    const next = await open(2);
    const stopped = await next.sheets.open(
      [head, `${noOf(next.paid, 1)},,${next.numberOf(1)},,,`],
      [`${noOf(next.paid, 1)}.pdf`],
    );
    await next.sheets.decide(stopped, 'run');
    expect(await refusalOf(next.sheets.decide(stopped, 'drop'))).toBe('sheet_started');
    await next.sheets.decide(stopped, 'stop');
    await runInvoiceSheets(services);
    expect((await next.sheets.look()).rows.items).toMatchObject([{ state: 'left', faults: ['stopped'] }]);
    await next.sheets.decide(stopped, 'drop');
    expect(await next.sheets.look()).toEqual({ sheet: null, rows: { items: [], total: 0 } });
  });

  it('keep their papers where the file is sent again to be read otherwise, and a new archive replaces them when it is whole', async () => {
    const { class_id, paid, numberOf, sheets } = await open(2);
    const name = `${noOf(paid, 1)}.pdf`;
    const lines = [head, `${noOf(paid, 1)},,${numberOf(1)},,,`];
    const first = await sheets.open(lines, [name]);
    const { sheet_id } = await sheets.start(lines);
    expect(sheet_id).not.toBe(first);
    expect(await refusalOf(sheets.decide(first, 'run'))).toBe('not_found');
    expect(await sheets.look()).toMatchObject({
      sheet: { sheet_id, papers: 1, counts: { clean: 1 } },
      rows: { items: [{ file: name, faults: [] }] },
    });
    const { part_bytes } = importLimits;
    const input = { class_id, sheet_id, size: part_bytes + 9, at: 0 };
    const bytes = Buffer.alloc(part_bytes);
    const on = { services, caller: master };
    expect(await callHandler(uploadInvoicePapers, { ...on, input, bytes })).toEqual({ papers: null });
    const broken = { ...on, input: { ...input, at: part_bytes }, bytes: Buffer.alloc(9) };
    expect(await refusalOf(callHandler(uploadInvoicePapers, broken))).toBe('import_refused');
    expect((await sheets.look()).sheet).toMatchObject({ papers: 1, counts: { clean: 1 } });
    expect(await sheets.send(sheet_id, ['a.pdf', 'b.pdf'])).toEqual({ papers: 2 });
    expect((await sheets.look()).sheet).toMatchObject({ papers: 2, counts: { faulty: 1 } });
    expect(await sheets.decide(sheet_id, 'drop')).toBeDefined();
    const parts = services.store.db.selectFrom('invoice_sheet_part').where('class_id', '=', class_id);
    expect(await parts.selectAll().execute()).toEqual([]);
  });

  it('take no part of an archive that was half sent before archives waited for each other', async () => {
    const { class_id, paid, numberOf, sheets } = await open(2);
    const lines = [head, `${noOf(paid, 1)},,${numberOf(1)},,,`];
    const { sheet_id } = await sheets.start(lines);
    const { db } = services.store;
    const { part_bytes } = importLimits;
    // As the server of before left it after the first part.
    const bytes_enc = services.keyring.sealBytes('invoice_sheet_part', Buffer.alloc(part_bytes));
    await db.insertInto('invoice_sheet_part').values({ class_id, sheet_id, part_no: 0, bytes_enc }).execute();
    const size = part_bytes + 9;
    await db
      .updateTable('invoice_sheet')
      .set({ archive_size: size })
      .where('sheet_id', '=', sheet_id)
      .execute();
    const input = { class_id, sheet_id, size, at: part_bytes };
    const on = { services, caller: master, input, bytes: Buffer.alloc(9) };
    expect(await refusalOf(callHandler(uploadInvoicePapers, on))).toBe('state_changed');
    await renewArchives(services);
    const { archive_size } = await db
      .selectFrom('invoice_sheet')
      .select('archive_size')
      .where('sheet_id', '=', sheet_id)
      .executeTakeFirstOrThrow();
    expect(archive_size).toBeNull();
    const parts = db.selectFrom('invoice_sheet_part').where('class_id', '=', class_id);
    expect(await parts.selectAll().execute()).toEqual([]);
    await sheets.send(sheet_id, [`${noOf(paid, 1)}.pdf`]);
    await renewArchives(services);
    expect((await sheets.look()).sheet).toMatchObject({ papers: 1, counts: { clean: 1 } });
  });

  it('leave the rows whose papers are lost, and let other sheets have their turn', async () => {
    const { class_id, paid, numberOf, sheets } = await open(2);
    const name = `${noOf(paid, 1)}.pdf`;
    const sheet_id = await sheets.open([head, `${noOf(paid, 1)},,${numberOf(1)},,,`], [name]);
    await sheets.decide(sheet_id, 'run');
    await services.store.db.deleteFrom('invoice_sheet_part').where('class_id', '=', class_id).execute();
    await sheets.work();
    expect((await sheets.look()).rows.items).toMatchObject([{ state: 'left', faults: ['file_wrong'] }]);
  });

  it('say what is wrong with a paper, and issue the others', async () => {
    const { class_id, paid, numberOf, sheets } = await open(5);
    const names = [1, 2, 3, 4].map((n) => `${noOf(paid, n)}.pdf`);
    const { sheet_id } = await sheets.start([
      head,
      ...[1, 2, 3, 4].map((n) => `${noOf(paid, n)},,${numberOf(n)},,,`),
    ]);
    // Chance cannot be packed, so that unpacking it does not fail: only its checksum tells.
    const noise = randomBytes(3_000);
    const files = [
      Buffer.from('%PDF-1.7 %%EOF'),
      Buffer.from('%PDF-1.7 cut of'),
      Buffer.from('not a paper at all'),
      Buffer.concat([Buffer.from('%PDF-1.7 '), noise, Buffer.from('%%EOF')]),
    ];
    const bytes = await photoZip(
      Object.fromEntries(names.map((name, at) => [name, files[at] ?? Buffer.alloc(0)])),
    );
    // The file of the last row was changed on its way.
    const at = bytes.indexOf(noise.subarray(1_000, 1_020));
    expect(at).toBeGreaterThan(0);
    bytes[at] = (bytes[at] ?? 0) ^ 0x55;
    const input = { class_id, sheet_id, size: bytes.length, at: 0 };
    await callHandler(uploadInvoicePapers, { services, caller: master, input, bytes });
    expect(await sheets.decide(sheet_id, 'run')).toEqual({ waiting: 4 });
    await sheets.work();
    expect((await sheets.look()).rows.items.map(({ state, faults }) => [state, ...faults])).toEqual([
      ['issued'],
      ['left', 'file_damaged'],
      ['left', 'file_format'],
      ['left', 'file_damaged'],
    ]);
  });

  it('have two papers for a row where two folders have a file of its name', async () => {
    const { paid, numberOf, sheets } = await open(2);
    const name = `${noOf(paid, 1)}.pdf`;
    await sheets.open([head, `${noOf(paid, 1)},,${numberOf(1)},,,`], [`a/${name}`, `b/${name}`]);
    expect((await sheets.look()).rows.items).toMatchObject([{ state: 'faulty', faults: ['files_many'] }]);
  });

  it('are issued no further once who started them has lost the class', async () => {
    const { class_id, paid, numberOf, sheets } = await open(2);
    const sheet_id = await sheets.open(
      [head, `${noOf(paid, 1)},,${numberOf(1)},,,`],
      [`${noOf(paid, 1)}.pdf`],
    );
    await sheets.decide(sheet_id, 'run');
    await services.store.db.deleteFrom('assignment').where('class_id', '=', class_id).execute();
    await sheets.work();
    expect((await sheets.look()).rows.items).toMatchObject([{ state: 'left', faults: ['stopped'] }]);
  });

  it('belong to whoever sent them, for seven days', async () => {
    const { class_id, paid, numberOf, sheets } = await open(2);
    const { sheet_id } = await sheets.start([head, `${noOf(paid, 1)},,${numberOf(1)},,,`]);
    expect(await refusalOf(sheets.decide(sheet_id, 'run'))).toBe('nothing_to_issue');
    const other = await openStaff(services, { roles: ['master'] });
    expect((await sheets.look({}, other)).sheet).toBeNull();
    expect(await refusalOf(sheets.decide(sheet_id, 'drop', other))).toBe('not_found');
    expect(await refusalOf(sheets.send(sheet_id, ['1.pdf'], other))).toBe('not_found');
    expect(await refusalOf(sheets.look({ class_id: 404 }))).toBe('not_found');
    expect(await sheets.begin(['没有,表头', '1,2'])).toMatchObject({
      ...{ sheet_id: null, rows: 0, look: { is_whole: false } },
    });
    expect(await refusalOf(sheets.send(sheet_id, ['说明.txt']))).toBe('import_refused');
    const { said_enc } = await services.store.db
      .selectFrom('invoice_sheet_row')
      .select('said_enc')
      .where('class_id', '=', class_id)
      .executeTakeFirstOrThrow();
    expect(said_enc.includes(noOf(paid, 1))).toBe(false);
    const was = services.now();
    services.moveTo(new Date(was.getTime() + 8 * 86_400_000).toISOString());
    expect((await sheets.look()).sheet).toBeNull();
    await runInvoiceSheets(services);
    const left = services.store.db.selectFrom('invoice_sheet').where('class_id', '=', class_id);
    expect(await left.selectAll().execute()).toEqual([]);
    services.moveTo(was.toISOString());
  });

  it('can be filled in from the file of those that wait', async () => {
    const { class_id, paid, numberOf, sheets } = await open(3);
    const input = { class_id, purpose: '开票' };
    const lines = await linesOf(callHandler(exportWaitingInvoices, { services, caller: master, input }));
    expect(lines).toHaveLength(3);
    expect(lines[1]).toContain(noOf(paid, 1));
    const [heads = '', first = ''] = lines;
    const filled = first.replace(/,[^,]*,[^,]*$/, `,${numberOf(1)},2026-11-20`);
    await sheets.start([heads, filled]);
    expect((await sheets.look()).rows.items).toMatchObject([
      { enrol_no: noOf(paid, 1), invoice_no: numberOf(1), issued_on: '2026-11-20', faults: ['no_file'] },
    ]);
  });
});
