import type { InputOf } from '@skillcert/api-client/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyChain } from '../../../platform/audit/verify-chain.js';
import { readPdf } from '../../../platform/documents/testing/read-pdf.js';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import { openZip } from '../../../platform/zip/open-zip.js';
import { engines } from '../../../testing/engines.js';
import { runRounds } from '../../../testing/run-rounds.js';
import { callHandler } from '../../class/testing/call-handler.js';
import { openTestServices, type TestServices } from '../../class/testing/open-test-services.js';
import { refusalOf } from '../../class/testing/refused.js';
import { openStaff } from '../../class/testing/staff.js';
import { printSitting } from '../sittings/print-sitting.js';
import { consumeTickets } from '../tickets/consume-tickets.js';
import { ticketOffice } from '../tickets/testing/ticket-office.js';
import { fetchPapers } from './fetch-papers.js';
import { fetchPapersFile } from './fetch-papers-file.js';
import { makeNextPaper } from './make-next-paper.js';
import { runPrints } from './run-prints.js';
import { startPapers } from './start-papers.js';

const size = { width: 30, height: 42, channels: 3, background: '#8899aa' } as const;
const portrait = await sharp({ create: size }).jpeg().toBuffer();
const all = ['door', 'sign_in', 'seat_map', 'labels', 'cards', 'tickets', 'overview'] as const;

describe.each(engines)('all papers of an exam on $name', (engine) => {
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
    const on = (as: StaffSession) => ({ services, caller: as });
    const look = async (as = caller) =>
      (await callHandler(fetchPapers, { ...on(as), input: { class_id } })).print;
    return {
      ...office,
      start: (changes: Partial<InputOf<'exam/startPapers'>> = {}) =>
        callHandler(startPapers, { ...on(caller), input: { class_id, papers: ['door'], ...changes } }),
      look,
      work: () =>
        runRounds(
          () => runPrints(services),
          async () => {
            const print = await look();
            return !print || print.printed === print.total;
          },
        ),
      save: async (print_id: number, as = caller) => {
        const { name, lines } = await callHandler(fetchPapersFile, {
          ...on(as),
          input: { class_id, print_id },
        });
        const pieces: Uint8Array[] = [];
        for await (const piece of lines) pieces.push(piece);
        const faults = { none: 'not_zip', many: 'too_many_photos' } as const;
        const zip = await openZip(Buffer.concat(pieces), {
          entries_max: 99,
          unpacked_bytes_max: 9e6,
          faults,
        });
        const texts = new Map<string, Awaited<ReturnType<typeof readPdf>>>();
        for (const entry of zip.entries) {
          const parts: Buffer[] = [];
          for await (const piece of zip.read(entry)) parts.push(piece);
          texts.set(entry.fileNameRaw.toString(), await readPdf(Buffer.concat(parts)));
        }
        return { name, texts };
      },
    };
  };

  it('are made file by file, each kind of each sitting, and packed for whoever asked, for an hour', async () => {
    const opened = await open(3);
    await opened.arrange();
    const people = (await opened.list()).items;
    const { print_id, total } = await opened.start({ papers: [...all], tickets_per_sheet: 2 });
    expect(total).toBe(12);
    expect(await opened.look()).toMatchObject({ print_id, printed: 0, fault: null, papers: all });
    await makeNextPaper(services);
    expect(await opened.look()).toMatchObject({ printed: 1 });
    expect(await refusalOf(opened.save(print_id))).toBe('not_found');
    let more = true;
    while (more) more = await makeNextPaper(services);
    expect(await opened.look()).toMatchObject({ printed: 12, expires_at: '2026-11-21T05:00:00.000Z' });
    const { name, texts } = await opened.save(print_id);
    expect(name).toBe(`papers-${opened.code}.zip`);
    const names = [...texts.keys()];
    expect(names).toHaveLength(12);
    expect(names[0]).toBe('考场总览.pdf');
    expect(names[1]).toMatch(/^考场座次表\/01 第 1 考场 理论知识考试 \d{4}-\d\d-\d\d \d{4}–\d{4}\.pdf$/);
    expect(names.at(-1)).toBe('准考证.pdf');
    const textOf = (start: string) =>
      texts.get(names.find((file) => file.startsWith(start)) ?? '')?.text ?? '';
    for (const line of [people[0]?.ticket_no, people[2]?.ticket_no, '3 / 6 人']) {
      expect(textOf('考场总览')).toContain(line);
    }
    for (const start of ['考场座次表', '考场座位图', '签到表', '桌贴', '考试卡', '准考证']) {
      for (const { name: person } of people) expect(textOf(start), start).toContain(person);
    }
    for (const line of ['违纪人数', '考点盖章', '监考人员签名', '备注'])
      expect(textOf('签到表')).toContain(line);
    const tickets = texts.get('准考证.pdf');
    expect(tickets?.pages).toHaveLength(2);
    expect(tickets?.text).toContain('中国标准时间');
    expect(tickets?.text).not.toContain('共');

    const other = await openStaff(services, { roles: ['zky-admin'] });
    expect(await opened.look(other)).toBeNull();
    expect(await refusalOf(opened.save(print_id, other))).toBe('not_found');
    const events = await services.store.db
      .selectFrom('audit_event')
      .select(['action', 'detail'])
      .where('class_id', '=', opened.class_id)
      .where('object_type', '=', 'exam_papers')
      .orderBy('seq')
      .execute();
    expect(events).toMatchObject([
      { action: 'print', detail: { sittings: 2, people: 6, files: 12 } },
      { action: 'download', detail: { files: 12 } },
    ]);
    expect(await verifyChain(services.store.db, opened.class_id)).toMatchObject({ ok: true });
    const { bytes_enc } = await services.store.db
      .selectFrom('exam_papers_file')
      .select('bytes_enc')
      .where('print_id', '=', print_id)
      .limit(1)
      .executeTakeFirstOrThrow();
    expect(bytes_enc?.includes('%PDF')).toBe(false);
    services.moveTo('2026-11-21T05:00:00.000Z');
    expect(await opened.look()).toBeNull();
    await runPrints(services);
    const left = services.store.db.selectFrom('exam_papers_file').selectAll();
    expect(await left.where('class_id', '=', opened.class_id).execute()).toEqual([]);
    services.moveTo('2026-11-21T04:00:00.000Z');
  });

  it('are one file of a kind where that was chosen, whose pages are counted by the sitting, those of paper A first', async () => {
    const opened = await open(4);
    await opened.arrange();
    const first = await opened.start();
    const { print_id, total } = await opened.start({
      papers: ['door', 'labels'],
      files: 'kind',
      order: 'paper',
    });
    expect(total).toBe(2);
    expect(print_id).not.toBe(first.print_id);
    await opened.work();
    const { texts } = await opened.save(print_id);
    expect([...texts.keys()]).toEqual(['考场座次表.pdf', '桌贴.pdf']);
    const door = texts.get('考场座次表.pdf');
    expect(door?.pages).toHaveLength(2);
    expect(door?.text).not.toContain('第 2 页');
    const labels = texts.get('桌贴.pdf')?.text ?? '';
    expect([...labels.matchAll(/试卷 ([AB])/g)].map(([, paper]) => paper).join('')).toBe('AABBAABB');
    const over = await opened.start({ papers: ['overview'] });
    await opened.work();
    expect((await opened.save(over.print_id)).texts.get('考场总览.pdf')?.text).toMatch(/合计\s*4 人/);
    const one = await opened.start({ papers: ['door'], sitting_ids: [opened.practical] });
    expect(one.total).toBe(1);
  });

  it('name the numbers of a room only where they lie apart from those of others, else say that the ticket names it', async () => {
    const opened = await open(9);
    const { room_id } = await opened.exam.room('第 2 考场', { address: opened.address });
    const second = await opened.exam.sitting(room_id, 0, 1);
    await opened.exam.sitting(room_id, 2, 3, { subject: 'practical' });
    const read = async (sitting_ids?: number[]) => {
      const { print_id } = await opened.start({ papers: ['overview'], ...(sitting_ids && { sitting_ids }) });
      await opened.work();
      return (await opened.save(print_id)).texts.get('考场总览.pdf')?.text ?? '';
    };
    await opened.arrange({ order: 'number' });
    const numbers = (await opened.list({ sort: 'ticket_no', order: 'asc' })).items.map(
      (each) => each.ticket_no,
    );
    const apart = await read();
    expect(apart).toContain(`${numbers[0]} – `);
    expect(apart).toContain(` – ${numbers[8]}`);
    expect(apart).not.toContain('以准考证为准');
    await opened.arrange({ order: 'random', keep: false });
    // A sheet of one room alone says no more.
    for (const text of [await read(), await read([second.sitting_id])]) {
      expect(text).toMatch(/[3-6] \/ 6 人/);
      expect(text).toContain('以准考证为准');
      for (const number of numbers) expect(text).not.toContain(number);
    }
  });

  it('each ticket of a page of its own is counted for itself', async () => {
    const opened = await open(2);
    await opened.arrange();
    const { print_id } = await opened.start({ papers: ['tickets'] });
    await opened.work();
    const { text, pages } = (await opened.save(print_id)).texts.get('准考证.pdf') ?? { text: '', pages: [] };
    expect(pages).toHaveLength(2);
    expect(text.match(/第 1 页，共 1 页/g)).toHaveLength(2);
  });

  it('have the tickets of an exam that is over too, and those that were asked for before its end', async () => {
    const opened = await open(3);
    await opened.arrange();
    const { class_id } = opened;
    const people = (await opened.list()).items;
    await opened.cancel(people[2]?.ticket_id ?? 0);
    const before = await opened.start({ papers: ['tickets'] });
    await services.store.withTx((tx) =>
      consumeTickets(tx, {
        class_id,
        caller,
        request: { address: '127.0.0.1', request_id: 'of-a-test' },
        now: services.now(),
      }),
    );
    await services.store.db
      .updateTable('class')
      .set({ status: 'finished' })
      .where('class_id', '=', class_id)
      .execute();
    await opened.work();
    const ticketsOf = async (print_id: number) => (await opened.save(print_id)).texts.get('准考证.pdf')?.text;
    const early = await ticketsOf(before.print_id);
    const { print_id } = await opened.start({ papers: ['overview', 'tickets'] });
    await opened.work();
    for (const text of [early, await ticketsOf(print_id)]) {
      for (const { ticket_no } of people.slice(0, 2)) expect(text).toContain(ticket_no);
      expect(text).not.toContain(people[2]?.ticket_no);
    }
    const of = { class_id, sitting_id: opened.theory, paper: 'tickets' } as const;
    const { bytes } = await callHandler(printSitting, { services, caller, input: of });
    expect((await readPdf(Buffer.from(bytes))).text).toContain(people[0]?.ticket_no);
  });

  it('are refused where nobody sits, for sittings of another class, and without a class', async () => {
    const [opened, other] = [await open(1), await open(1)];
    expect(await refusalOf(opened.start())).toBe('nobody_seated');
    await opened.arrange();
    expect(await refusalOf(opened.start({ sitting_ids: [other.theory] }))).toBe('not_found');
    const nowhere = { services, caller, input: { class_id: 404 } };
    expect(await refusalOf(callHandler(fetchPapers, nowhere))).toBe('not_found');
    expect(await refusalOf(opened.start({ class_id: 404 }))).toBe('not_found');
    const { print_id } = await opened.start();
    await opened.work();
    const elsewhere = { ...nowhere, input: { class_id: other.class_id, print_id } };
    expect(await refusalOf(callHandler(fetchPapersFile, elsewhere))).toBe('not_found');
  });
});
