import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyChain } from '../../../../platform/audit/verify-chain.js';
import { readPdf } from '../../../../platform/documents/testing/read-pdf.js';
import type { StaffSession } from '../../../../platform/http/calls/caller.js';
import { openZip } from '../../../../platform/zip/open-zip.js';
import { engines } from '../../../../testing/engines.js';
import { callHandler } from '../../../class/testing/call-handler.js';
import { countStatements } from '../../../class/testing/count-statements.js';
import { openTestServices, type TestServices } from '../../../class/testing/open-test-services.js';
import { refusalOf } from '../../../class/testing/refused.js';
import { openStaff } from '../../../class/testing/staff.js';
import { runPrints } from '../../papers/run-prints.js';
import { ticketOffice } from '../testing/ticket-office.js';
import { fetchPrint } from './fetch-print.js';
import { fetchPrintFile } from './fetch-print-file.js';
import { printPart } from './print-part.js';
import { startPrint } from './start-print.js';

const size = { width: 30, height: 42, channels: 3, background: '#8899aa' } as const;
const portrait = await sharp({ create: size }).jpeg().toBuffer();

describe.each(engines)('printing tickets in numbers on $name', (engine) => {
  let services: TestServices;
  let caller: StaffSession;
  beforeAll(async () => {
    services = await openTestServices(engine);
    caller = await openStaff(services, { roles: ['zky-admin'] });
  });
  afterAll(() => services.close());

  const open = async (candidates: number) => {
    const office = await ticketOffice(services, caller, candidates);
    const { class_id } = office;
    const bytes_enc = services.keyring.sealBytes('photo', portrait);
    await services.store.db.updateTable('file').set({ bytes_enc }).where('class_id', '=', class_id).execute();
    await office.arrange();
    const on = (as: StaffSession) => ({ services, caller: as });
    return {
      ...office,
      tickets: (await office.list()).items,
      start: (ticket_ids?: number[], as = caller) =>
        callHandler(startPrint, { ...on(as), input: { class_id, ...(ticket_ids && { ticket_ids }) } }),
      look: async (as = caller) => (await callHandler(fetchPrint, { ...on(as), input: { class_id } })).print,
      save: async (print_id: number, as = caller) => {
        const { name, lines } = await callHandler(fetchPrintFile, {
          ...on(as),
          input: { class_id, print_id },
        });
        const pieces: Uint8Array[] = [];
        for await (const piece of lines) pieces.push(piece);
        return { name, bytes: Buffer.concat(pieces) };
      },
    };
  };

  it('draws those that were chosen, with their photos, for whoever asked, for an hour', async () => {
    const opened = await open(4);
    const [one, two, three, four] = opened.tickets;
    const ids = [four, two, three].map((ticket) => ticket?.ticket_id ?? 0);
    const { print_id } = await opened.start(ids);
    expect(await opened.look()).toMatchObject({ print_id, total: 3, printed: 0, fault: null });
    expect(await refusalOf(opened.save(print_id))).toBe('not_found');
    // One that holds no longer by the time is left out.
    await opened.cancel(three?.ticket_id ?? 0);
    await runPrints(services);
    expect(await opened.look()).toMatchObject({ printed: 3, expires_at: '2026-11-21T05:00:00.000Z' });
    const { name, bytes } = await opened.save(print_id);
    expect(name).toBe(`tickets-${opened.code}.pdf`);
    const { text, pages } = await readPdf(bytes);
    expect(pages).toHaveLength(1);
    for (const ticket of [two, four]) expect(text).toContain(ticket?.ticket_no);
    for (const ticket of [one, three]) expect(text).not.toContain(ticket?.ticket_no);
    const other = await openStaff(services, { roles: ['zky-admin'] });
    expect(await opened.look(other)).toBeNull();
    expect(await refusalOf(opened.save(print_id, other))).toBe('not_found');
    const events = await services.store.db
      .selectFrom('audit_event')
      .select(['action', 'detail'])
      .where('class_id', '=', opened.class_id)
      .where('object_type', '=', 'ticket_print')
      .orderBy('seq')
      .execute();
    expect(events).toMatchObject([
      { action: 'print', detail: { tickets: 3, chosen: true } },
      { action: 'download', detail: { parts: 1 } },
    ]);
    expect(await verifyChain(services.store.db, opened.class_id)).toMatchObject({ ok: true });
    services.moveTo('2026-11-21T05:00:00.000Z');
    expect(await opened.look()).toBeNull();
    expect(await refusalOf(opened.save(print_id))).toBe('not_found');
    await runPrints(services);
    const left = services.store.db.selectFrom('ticket_print_part').selectAll();
    expect(await left.where('class_id', '=', opened.class_id).execute()).toEqual([]);
    services.moveTo('2026-11-21T04:00:00.000Z');
  });

  it('draws all of a class part by part, and packs the parts; a second printing takes the place of the first', async () => {
    const opened = await open(3);
    const first = await opened.start();
    expect(first).toMatchObject({ total: 3, printed: 0 });
    expect((await countStatements(() => opened.start())).length).toBeLessThanOrEqual(5);
    const print_id = (await opened.look())?.print_id ?? 0;
    expect(print_id).not.toBe(first.print_id);
    await printPart(services, 2);
    expect(await opened.look()).toMatchObject({ printed: 2 });
    await printPart(services, 2);
    expect(await printPart(services, 2)).toBe(false);
    const { name, bytes } = await opened.save(print_id);
    expect(name).toBe(`tickets-${opened.code}.zip`);
    const faults = { none: 'not_zip', many: 'too_many_photos' } as const;
    const { entries, pathOf } = await openZip(bytes, { entries_max: 9, unpacked_bytes_max: 9e6, faults });
    expect(entries.map(pathOf)).toEqual([1, 2].map((n) => [`tickets-${opened.code}-00${n}.pdf`]));
    const { bytes_enc } = await services.store.db
      .selectFrom('ticket_print_part')
      .select('bytes_enc')
      .where('print_id', '=', print_id)
      .orderBy('part_no')
      .limit(1)
      .executeTakeFirstOrThrow();
    expect(bytes_enc.includes('%PDF')).toBe(false);
    expect((await readPdf(services.keyring.openBytes('ticket_print', bytes_enc))).pages).toHaveLength(1);
  });

  it('shows a character that no font has by its number, goes on, and names it once', async () => {
    const opened = await open(3);
    const { db } = services.store;
    // Cuneiform, which no font of documents will ever have.
    const [one, two] = opened.tickets;
    for (const [ticket, name] of [
      [one, '李𒀁'],
      [two, '王𒀁𒀀'],
    ] as const) {
      const enrol_no = ticket?.enrol_no ?? '';
      await db
        .updateTable('enrolment')
        .set({ name })
        .where('class_id', '=', opened.class_id)
        .where('enrol_no', '=', enrol_no)
        .execute();
    }
    const { print_id } = await opened.start();
    expect(await opened.look()).toMatchObject({ missing: [] });
    await printPart(services, 2);
    await printPart(services, 2);
    const print = await opened.look();
    expect(print).toMatchObject({ fault: null, printed: 3 });
    expect(print?.missing.toSorted()).toEqual(['𒀀', '𒀁']);
    const parts = await db
      .selectFrom('ticket_print_part')
      .select('bytes_enc')
      .where('print_id', '=', print_id)
      .execute();
    const texts = await Promise.all(
      parts.map(async ({ bytes_enc }) => {
        const { text } = await readPdf(services.keyring.openBytes('ticket_print', bytes_enc));
        return text.replaceAll(' ', '');
      }),
    );
    expect(texts.join()).toContain('李[U+12001]');
    expect(texts.join()).toContain('王[U+12001][U+12000]');
  });

  it('stops at a photo that cannot be drawn, and goes on with the next printing', async () => {
    const [wrong, right] = [await open(1), await open(1)];
    const bytes_enc = services.keyring.sealBytes('photo', Buffer.from('no picture'));
    const { db } = services.store;
    await db.updateTable('file').set({ bytes_enc }).where('class_id', '=', wrong.class_id).execute();
    await wrong.start();
    await right.start();
    await runPrints(services);
    expect(await wrong.look()).toMatchObject({ fault: 'failed', printed: 0 });
    expect(await right.look()).toMatchObject({ fault: null, printed: 1 });
  });

  it('is refused where no ticket holds, for another class’s tickets, and without a class', async () => {
    const [opened, other] = [await open(1), await open(1)];
    expect(await refusalOf(opened.start(other.tickets.map(({ ticket_id }) => ticket_id)))).toBe(
      'transition_refused',
    );
    const nowhere = { services, caller, input: { class_id: 404 } };
    expect(await refusalOf(callHandler(startPrint, nowhere))).toBe('not_found');
    expect(await refusalOf(callHandler(fetchPrint, nowhere))).toBe('not_found');
  });
});
