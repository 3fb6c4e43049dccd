import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from '../../testing/engines.js';
import { openTestStore, type TestStore } from '../../testing/open-test-store.js';
import { newId } from '../store/new-id.js';
import { appendAudit } from './append-audit.js';
import type { AuditEvent } from './audit-event.js';
import { verifyChain } from './verify-chain.js';

const event = (over: Partial<AuditEvent> = {}): AuditEvent => ({
  at: new Date('2026-11-21T04:05:06.789Z'),
  actor_role: 'master',
  action: 'review.approve',
  object_type: 'enrolment',
  object_id: '42',
  ...over,
});

const full = event({
  user_id: 7,
  session_hash: Buffer.from('session'),
  address: '127.0.0.1',
  object_id: 42,
  from_state: 'in_review',
  to_state: 'approved',
  reason: 'a "quoted", {braced} \\ reason – 王小明',
  detail: { b: [1, { z: null, a: 0.1 }], a: 'é', big: 1e21, nothing: undefined },
  request_id: 'r-1',
});

describe.each(engines)('the audit chain on $name', (engine) => {
  let store: TestStore;
  beforeAll(async () => {
    store = await openTestStore(engine);
  });
  afterAll(() => store.close());

  const append = (class_id: number, events: AuditEvent[]) =>
    store.withTx((tx) => appendAudit(tx, class_id, events));

  it('is whole when nothing was ever written', async () => {
    expect(await verifyChain(store.db, newId())).toMatchObject({ ok: true, length: 0 });
  });

  it('verifies events with every field, and with none of the optional ones', async () => {
    const class_id = newId();
    await append(class_id, [full, event()]);
    const head = await append(class_id, [event({ detail: { after: true } })]);
    expect(await verifyChain(store.db, class_id)).toEqual({ ok: true, length: 3, head_hash: head.hash });
  });

  it('verifies text that PostgreSQL does not store as it came', async () => {
    const class_id = newId();
    await append(class_id, [event({ reason: 'nul \0 lone \ud800', detail: { text: 'nul \0 lone \udfff' } })]);
    expect(await verifyChain(store.db, class_id)).toMatchObject({ ok: true, length: 1 });
  });

  it('has moments in its own order, whenever those who waited for it read the clock', async () => {
    const class_id = newId();
    const at = (minute: number) => event({ at: new Date(Date.UTC(2026, 10, 21, 4, minute)) });
    await append(class_id, [at(5), at(3)]);
    await append(class_id, [at(4), at(6)]);
    const { rows } = await sql<{ at: Date }>`
      select at from audit_event where class_id = ${class_id} order by seq`.execute(store.db);
    expect(rows.map((row) => row.at.getUTCMinutes())).toEqual([5, 5, 5, 6]);
    expect(await verifyChain(store.db, class_id)).toMatchObject({ ok: true, length: 4 });
  });

  it('takes a group of 256 in one go and leaves other classes alone', async () => {
    const [one, other] = [newId(), newId()];
    await append(other, [event()]);
    const before = await verifyChain(store.db, other);
    const head = await append(
      one,
      Array.from({ length: 256 }, (_, n) => event({ object_id: n })),
    );
    expect(head.seq).toBe(256);
    expect(await verifyChain(store.db, one)).toMatchObject({ ok: true, length: 256 });
    expect(await verifyChain(store.db, other)).toEqual(before);
  });

  it('leaves no trace of a transaction that was rolled back', async () => {
    const class_id = newId();
    await append(class_id, [event()]);
    const failing = store.withTx(async (tx) => {
      await appendAudit(tx, class_id, [event()]);
      throw new Error('the change failed');
    });
    await expect(failing).rejects.toThrow('the change failed');
    await append(class_id, [event()]);
    expect(await verifyChain(store.db, class_id)).toMatchObject({ ok: true, length: 2 });
  });

  it('stays one chain under 50 parallel appends to a class nobody wrote to before', async () => {
    const class_id = newId();
    await Promise.all(
      Array.from({ length: 50 }, (_, n) => append(class_id, [event({ object_id: n }), full])),
    );
    expect(await verifyChain(store.db, class_id)).toMatchObject({ ok: true, length: 100 });
  });

  describe('shows tampering', () => {
    const tampered = async (statement: (class_id: number) => ReturnType<typeof sql>) => {
      const class_id = newId();
      await append(
        class_id,
        Array.from({ length: 5 }, (_, n) => event({ object_id: n, user_id: 1 })),
      );
      await statement(class_id).execute(store.db);
      return verifyChain(store.db, class_id);
    };

    it.each([
      ['the account', sql`user_id = 2`],
      ['the time', sql`at = at + interval '1 millisecond'`],
      ['the reason', sql`reason = ''`],
      ['the detail', sql`detail = '{"amount": 1}'`],
      ['the hash', sql`hash = sha256('x')`],
    ])('when %s of an event was changed', async (_field, change) => {
      const verdict = await tampered(
        (id) => sql`update audit_event set ${change} where class_id = ${id} and seq = 3`,
      );
      expect(verdict).toEqual({ ok: false, seq: 3, why: 'altered' });
    });

    it('when an event was deleted from the middle', async () => {
      const verdict = await tampered((id) => sql`delete from audit_event where class_id = ${id} and seq = 2`);
      expect(verdict).toEqual({ ok: false, seq: 2, why: 'missing' });
    });

    it('when the end was cut off', async () => {
      const verdict = await tampered((id) => sql`delete from audit_event where class_id = ${id} and seq > 3`);
      expect(verdict).toEqual({ ok: false, seq: 4, why: 'missing' });
    });

    it('when the events and the head were all deleted, against an anchor kept elsewhere', async () => {
      const class_id = newId();
      const anchor = await append(class_id, [event(), event()]);
      await sql`delete from audit_event where class_id = ${class_id}`.execute(store.db);
      await sql`delete from audit_head where class_id = ${class_id}`.execute(store.db);
      expect(await verifyChain(store.db, class_id)).toMatchObject({ ok: true, length: 0 });
      expect(await verifyChain(store.db, class_id, anchor)).toEqual({ ok: false, seq: 1, why: 'missing' });
      await append(class_id, [event({ reason: 'forged' }), event()]);
      expect(await verifyChain(store.db, class_id, anchor)).toEqual({ ok: false, seq: 2, why: 'rewritten' });
    });
  });

  it('rejects an audit row that is not next in line, whoever writes it', async () => {
    const class_id = newId();
    await append(class_id, [event()]);
    const again = sql`insert into audit_event select * from audit_event where class_id = ${class_id}`;
    await expect(again.execute(store.db)).rejects.toMatchObject({ code: '23505' });
  });
});
