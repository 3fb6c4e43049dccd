import type { TicketRow } from '@skillcert/api-client/contract';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appendAudit } from '../../../platform/audit/append-audit.js';
import { verifyChain } from '../../../platform/audit/verify-chain.js';
import { readPdf } from '../../../platform/documents/testing/read-pdf.js';
import type { Candidate, StaffSession } from '../../../platform/http/calls/caller.js';
import { engines } from '../../../testing/engines.js';
import { applyByTwo } from '../../class/testing/apply-by-two.js';
import { callHandler } from '../../class/testing/call-handler.js';
import { countStatements } from '../../class/testing/count-statements.js';
import { openTestServices, type TestServices } from '../../class/testing/open-test-services.js';
import { refusalOf } from '../../class/testing/refused.js';
import { openStaff } from '../../class/testing/staff.js';
import { openDoor } from '../check-in/testing/open-door.js';
import { setArrangementStatus } from './arrangement/set-arrangement-status.js';
import { fetchDoorKit } from './fetch-door-kit.js';
import { fetchDoorPhotos } from './fetch-door-photos.js';
import { fetchOwnTickets } from './fetch-own-tickets.js';
import { fetchTicketPdf } from './fetch-ticket-pdf.js';
import { signTicket, ticketKey } from './sign-ticket.js';
import { ticketOffice } from './testing/ticket-office.js';

const size = { width: 30, height: 42, channels: 3, background: '#8899aa' } as const;
const portrait = await sharp({ create: size }).jpeg().toBuffer();

describe.each(engines)('published tickets on $name', (engine) => {
  let services: TestServices;
  let caller: StaffSession;
  let doors = 0;
  beforeAll(async () => {
    services = await openTestServices(engine);
    caller = await openStaff(services, { roles: ['zky-admin'], name: '陈思远' });
  });
  afterAll(() => services.close());

  /** A person with a ticket, at a door with a device of its own. */
  const doorOf = ({ class_id }: { readonly class_id: number }, ticket: TicketRow | undefined) => {
    doors += 1;
    const device = `device-no-${doors}`;
    const { enrol_no = '', ticket_no = '', revision = 0 } = ticket ?? {};
    const door = openDoor(services, class_id, caller);
    type Scan = Parameters<typeof door.upload>[1];
    return {
      code: signTicket(ticketKey(services.keyring), { class_id, enrol_no, ticket_no, revision }),
      scan: (scanned: string) => door.scan(scanned, device),
      upload: (scan: Scan) => door.upload(device, scan),
    };
  };

  const open = async (candidates: number) => {
    const office = await ticketOffice(services, caller, candidates, { exam_at: services.now() });
    const { class_id } = office;
    const { db } = services.store;
    const bytes_enc = services.keyring.sealBytes('photo', portrait);
    await db.updateTable('file').set({ bytes_enc }).where('class_id', '=', class_id).execute();
    const publish = (version: number, as = caller) =>
      callHandler(setArrangementStatus, {
        services,
        caller: as,
        input: { class_id, event: 'publish_arrangement', version },
      });
    /** The candidate who holds the ticket, at their own phone. */
    const holderOf = async (ticket_id: number): Promise<Candidate> => {
      const { rows } = await sql<Pick<Candidate, 'phone_enc' | 'phone_index' | 'phone_masked'>>`
        select e.phone_enc, e.phone_index, e.phone_masked from exam_ticket t
        join enrolment e on e.class_id = t.class_id and e.enrolment_id = t.enrolment_id
        where t.class_id = ${class_id} and t.ticket_id = ${ticket_id}`.execute(services.store.db);
      const [own] = rows;
      if (!own) throw new Error('The ticket is nobody’s.');
      return { ...own, phone: services.keyring.open('phone', own.phone_enc), ticket_hash: Buffer.alloc(32) };
    };
    return {
      ...office,
      publish,
      withdraw: () => applyByTwo(services, class_id, 'withdraw_arrangement'),
      holderOf,
      ownOf: async (ticket_id: number) =>
        (await callHandler(fetchOwnTickets, { services, caller: await holderOf(ticket_id), input: {} }))
          .items,
      print: async (ticket_id: number, as?: Candidate, language?: string) =>
        callHandler(fetchTicketPdf, {
          services,
          caller: as ?? caller,
          input: { class_id, ticket_id },
          ...(language && { language }),
        }),
      messages: async () => {
        const { rows } = await sql<{ sms_id: number }>`
          select sms_id from sms where class_id = ${class_id} and template = 'ticket'`.execute(
          services.store.db,
        );
        return rows.length;
      },
    };
  };

  it('are seen and printed by their candidates alone, while the arrangement is published', async () => {
    const opened = await open(2);
    expect(await refusalOf(opened.publish(1))).toBe('state_changed');
    await opened.arrange();
    const [first, second] = (await opened.list()).items;
    const ticket_id = first?.ticket_id ?? 0;
    const holder = await opened.holderOf(ticket_id);
    expect(await opened.ownOf(ticket_id)).toEqual([]);
    expect(await refusalOf(opened.print(ticket_id, holder))).toBe('not_found');
    expect(await refusalOf(opened.publish(2))).toBe('state_changed');
    const desk = await openStaff(services, { roles: ['editor'] });
    expect(await refusalOf(opened.publish(1, desk))).toBe('not_found');
    expect(await opened.publish(1)).toEqual({ status: 'arranged', told: 2 });
    expect(await refusalOf(opened.publish(1))).toBe('class_state');
    expect(await opened.ownOf(ticket_id)).toMatchObject([
      { ticket_id, ticket_no: first?.ticket_no, seats: first?.seats },
    ]);
    const mine = await readPdf(await opened.print(ticket_id, holder));
    expect(mine.text).toContain(first?.ticket_no);
    expect(await refusalOf(opened.print(second?.ticket_id ?? 0, holder))).toBe('not_found');
    expect(await opened.withdraw()).toMatchObject({ status: 'closed', waits_for_second: false });
    expect(await opened.ownOf(ticket_id)).toEqual([]);
    expect(await verifyChain(services.store.db, opened.class_id)).toMatchObject({ ok: true });
  });

  it('say names, sittings, seat and rules in each language, with a code that the door reads', async () => {
    const opened = await open(1);
    await services.store.db
      .updateTable('enrolment')
      .set({ name: '龘龢靐' })
      .where('class_id', '=', opened.class_id)
      .execute();
    await opened.arrange();
    await opened.publish(1);
    const [ticket] = (await opened.list()).items;
    for (const [language, words] of [
      ['zh', ['准考证', '1 排 1 座', '理论知识考试']],
      ['en', ['Exam ticket', 'Row 1, seat 1', 'Practical skills']],
      ['es', ['Tarjeta de admisión', 'Fila 1, puesto 1']],
      ['ja', ['受験票', '1 列 1 番']],
    ] as const) {
      const { text, pages } = await readPdf(await opened.print(ticket?.ticket_id ?? 0, undefined, language));
      for (const word of [...words, '龘龢靐', ticket?.enrol_no]) expect(text).toContain(word);
      expect(pages).toHaveLength(1);
    }
    const { enrol_no = '', revision = 0 } = ticket ?? {};
    const { code, scan } = doorOf(opened, ticket);
    const forged = code.replace(`/${revision}/`, `/${revision + 1}/`);
    expect(await scan(forged)).toMatchObject({ status: 'denied', reason: 'forged_ticket', candidate: null });
    expect(await scan(code.toLowerCase())).toMatchObject({ status: 'admitted', enrol_no });
  });

  it('are distinguished from earlier issues at the door, with the seats that hold now', async () => {
    const opened = await open(3);
    await opened.arrange();
    const before = (await opened.list()).items;
    const [one, two] = before.map(({ ticket_id }) => ticket_id);
    const seats = { sitting_id: opened.theory, ticket_id: one ?? 0, desk: 2 };
    await opened.go({ ...seats, ...(two && { other_id: two }) });
    const old = doorOf(opened, before[0]);
    expect(await old.scan(old.code)).toMatchObject({
      status: 'denied',
      reason: 'old_ticket',
      candidate: { attendance: 'waiting' },
      seats: [
        { subject: 'theory', row: 1, column: 2 },
        { subject: 'practical', row: 1, column: 1 },
      ],
    });
    const elsewhere = doorOf({ class_id: opened.class_id + 1 }, before[0]).code;
    expect(await old.scan(elsewhere)).toMatchObject({ reason: 'other_class' });
    // A person whom an offline device admitted is inside, and later changes do not alter that: the next scan is a
    // conflict.
    expect(await old.upload({ enrol_no: old.code })).toMatchObject([{ status: 'admitted' }]);
    const present = doorOf(opened, (await opened.list()).items[0]);
    expect(await present.upload({ enrol_no: present.code })).toMatchObject([{ status: 'conflict' }]);
    // A person whom it turned away is not.
    const { code } = doorOf(opened, before[2]);
    expect(await old.upload({ enrol_no: code, denied: 'old_ticket' })).toMatchObject([
      { status: 'denied', reason: 'old_ticket', candidate: { attendance: 'waiting' } },
    ]);
    expect(await verifyChain(services.store.db, opened.class_id)).toMatchObject({ ok: true });
  });

  it('are known to a device at the door, with the key that checks them, until the sittings are over', async () => {
    const opened = await open(2);
    await opened.arrange();
    const { class_id } = opened;
    const [ticket] = (await opened.list()).items;
    const kit = (as = caller, of = class_id, since?: number) =>
      callHandler(fetchDoorKit, { services, caller: as, input: { class_id: of, since } });
    const { key, until, people } = await kit();
    expect(key).toEqual({
      id: ticketKey(services.keyring).id,
      public_key: expect.stringMatching(/^[\w-]{43}$/),
    });
    const ends = (await opened.exam.sittings()).items.map(({ ends_at }) => Date.parse(ends_at));
    expect(Date.parse(until)).toBe(Math.max(...ends));
    expect(people).toHaveLength(2);
    expect(people[0]).toMatchObject({
      enrol_no: ticket?.enrol_no,
      attendance: 'waiting',
      ticket: { ticket_no: ticket?.ticket_no, revision: 1, holds: true, seats: [{ row: 1, column: 1 }, {}] },
    });
    expect(JSON.stringify(people)).not.toMatch(/phone|id_card|\d{17}/);
    const { seq } = await kit();
    const nothing = { whole: false, people: [], gone: [] };
    expect(await kit(caller, class_id, seq)).toMatchObject({ seq, ...nothing });
    const { enrolment_id = 0 } = people[1] ?? {};
    await services.store.db
      .updateTable('enrolment')
      .set({ name: '改名' })
      .where('enrolment_id', '=', enrolment_id)
      .execute();
    const by = { at: services.now(), actor_role: 'system', action: 'change' };
    const happens = (object_type: string) =>
      services.store.withTx((tx) =>
        appendAudit(tx, class_id, [{ ...by, object_type, object_id: enrolment_id }]),
      );
    await happens('enrolment');
    await happens('payment');
    const changed = await kit(caller, class_id, seq);
    expect(changed).toMatchObject({
      seq: seq + 2,
      whole: false,
      people: [{ enrolment_id, name: '改名' }],
      gone: [],
    });
    // A change of seats may concern anybody.
    await happens('arrangement');
    expect(await kit(caller, class_id, changed.seq)).toMatchObject({ whole: true, people: [{}, {}] });
    expect((await countStatements(() => kit())).length).toBeLessThanOrEqual(2);
    const photos = async (photo_ids: number[], of = class_id) =>
      (await callHandler(fetchDoorPhotos, { services, caller, input: { class_id: of, photo_ids } })).photos;
    const photo_ids = people.map(({ photo_id }) => photo_id ?? 0);
    const shown = await photos([...photo_ids, 404]);
    expect(shown.map(({ photo_id }) => photo_id).toSorted()).toEqual(photo_ids.toSorted());
    const { format, height } = await sharp(Buffer.from(shown[0]?.jpeg ?? '', 'base64')).metadata();
    expect([format, height]).toEqual(['jpeg', 240]);
    // A photo of somebody in another class is not given out.
    expect(await photos(photo_ids, (await open(1)).class_id)).toEqual([]);
    expect(await refusalOf(photos(photo_ids, 404))).toBe('not_found');
    expect(await refusalOf(kit(caller, 404))).toBe('not_found');
    const after = { status: 'scoring' } as const;
    await services.store.db.updateTable('class').set(after).where('class_id', '=', class_id).execute();
    expect(await kit()).toMatchObject({ people: [], until: services.now().toISOString() });
    expect(await photos(photo_ids)).toEqual([]);
  });

  it('change for those whose seat changed, who alone are notified; a void or superseded one is not printed', async () => {
    const opened = await open(4);
    await opened.arrange();
    await opened.publish(1);
    expect(await opened.messages()).toBe(4);
    await opened.withdraw();
    const [one, two, three, four] = (await opened.list()).items.map(({ ticket_id }) => ticket_id);
    const seats = { sitting_id: opened.theory, ticket_id: one ?? 0, desk: 2 };
    await opened.go({ ...seats, ...(two && { other_id: two }) });
    await opened.unpay(four ?? 0);
    await opened.arrange();
    expect((await opened.detail(four ?? 0)).status).toBe('superseded');
    expect(await refusalOf(opened.print(four ?? 0))).toBe('transition_refused');
    // Version 2 has the seats before, with the two who changed. Those two and the person without a seat are notified.
    expect(await refusalOf(opened.publish(2))).toBe('state_changed');
    expect(await opened.publish(3)).toEqual({ status: 'arranged', told: 3 });
    expect(await opened.messages()).toBe(7);
    await opened.cancel(three ?? 0);
    expect(await opened.messages()).toBe(8);
    expect(await refusalOf(opened.print(three ?? 0))).toBe('transition_refused');
    await opened.withdraw();
    expect(await opened.publish(3)).toMatchObject({ told: 0 });
  });
});
