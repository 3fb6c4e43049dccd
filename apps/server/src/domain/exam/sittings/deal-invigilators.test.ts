import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyChain } from '../../../platform/audit/verify-chain.js';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import { engines } from '../../../testing/engines.js';
import { callHandler } from '../../class/testing/call-handler.js';
import { countStatements } from '../../class/testing/count-statements.js';
import { openTestServices, type TestServices } from '../../class/testing/open-test-services.js';
import { fieldsOf, refusalOf } from '../../class/testing/refused.js';
import { openStaff } from '../../class/testing/staff.js';
import { openMessage } from '../../messaging/seal-message.js';
import { ticketOffice } from '../tickets/testing/ticket-office.js';
import { dealInvigilators } from './deal-invigilators.js';
import { fetchSittingById } from './fetch-sitting-by-id.js';

interface Dealt {
  readonly names?: string[];
  readonly user_ids?: number[];
}

describe.each(engines)('invigilators of several sittings on $name', (engine) => {
  let services: TestServices;
  let caller: StaffSession;
  beforeAll(async () => {
    services = await openTestServices(engine);
    caller = await openStaff(services, { roles: ['zky-admin'], name: '陈思远' });
  });
  afterAll(() => services.close());

  const pass = () => services.moveTo(new Date(services.now().getTime() + 60_000).toISOString());

  /** A published class: theory from nine to ten, practice from eleven to twelve in the same room. */
  const open = async (status: 'arranged' | 'scoring' = 'arranged') => {
    const office = await ticketOffice(services, caller, 2);
    await office.arrange();
    const { class_id } = office;
    await services.store.db.updateTable('class').set({ status }).where('class_id', '=', class_id).execute();
    const rows = async () => (await office.exam.sittings()).items;
    const deal = (sittings: readonly (Dealt & { sitting_id: number; updated_at: string })[]) => {
      const typed = sittings.map((each) => ({ user_ids: [], names: [], ...each }));
      return callHandler(dealInvigilators, { services, caller, input: { class_id, sittings: typed } });
    };
    return {
      ...office,
      rows,
      deal,
      /** Deals to the sittings in their order, as they are now. */
      dealNow: async (...dealt: readonly Dealt[]) => {
        const seen = await rows();
        return deal(
          dealt.map((each, at) => {
            const { sitting_id = 0, updated_at = '' } = seen[at] ?? {};
            return { sitting_id, updated_at, ...each };
          }),
        );
      },
      invigilators: async () =>
        (await rows()).map(({ invigilators }) => invigilators.map(({ name }) => name)),
    };
  };

  it('are dealt in one step with its record, and the same call takes it back', async () => {
    const { class_id, exam, dealNow, deal, invigilators, theory } = await open();
    const user_id = await exam.invigilator('邵慧敏');
    await dealNow({ names: ['何志远'] });
    pass();
    const { sittings } = await dealNow(
      { user_ids: [user_id], names: ['周若溪', '周若溪'] },
      { names: ['何志远'] },
    );
    expect(await invigilators()).toEqual([['邵慧敏', '周若溪'], ['何志远']]);
    pass();
    const before = [{ names: ['何志远'] }, {}];
    await deal(sittings.map((each, at) => ({ ...each, ...before[at] })));
    expect(await invigilators()).toEqual([['何志远'], []]);
    const { timeline } = await callHandler(fetchSittingById, {
      services,
      caller,
      input: { class_id, sitting_id: theory },
    });
    expect(timeline.map(({ action, by }) => [action, by])).toEqual([
      ['create', '陈思远'],
      ...[1, 2, 3].map(() => ['edit', '陈思远']),
    ]);
    expect(await verifyChain(services.store.db, class_id)).toMatchObject({ ok: true });
  });

  it('are refused as a whole, named by place', async () => {
    const { dealNow, deal, rows, invigilators, exam, theory, room_id } = await open();
    const stranger = await openStaff(services, { roles: ['expert'] });
    const own = await exam.invigilator('邵慧敏');
    const many = Array.from({ length: 10 }, (_, index) => `监考${index}`);
    expect(await fieldsOf(dealNow({ names: ['何志远'] }, { user_ids: [stranger.user_id] }))).toEqual({
      'sittings.1.user_ids': 'not_offered',
    });
    expect(await fieldsOf(dealNow({ user_ids: [own], names: many }))).toEqual({
      'sittings.0.names': 'over_limit',
    });
    const [first, second] = await rows();
    if (!first || !second) throw new Error('There are two sittings.');
    const late = { ...second, updated_at: '2026-01-01T00:00:00.000Z' };
    const seen = [first, late].map(({ sitting_id, updated_at }) => ({
      sitting_id,
      updated_at,
      names: ['何志远'],
    }));
    expect(await refusalOf(deal(seen))).toBe('state_changed');
    const twice = seen.flatMap((each) => (each.sitting_id === theory ? [each, each] : []));
    expect(await fieldsOf(deal(twice))).toEqual({ 'sittings.1.sitting_id': 'not_unique' });
    // In a second room at the time of the theory.
    await services.store.db
      .updateTable('class')
      .set({ status: 'closed' })
      .where('class_id', '=', first.class_id)
      .execute();
    const other = await exam.room('第 2 考场');
    await exam.sitting(other.room_id, 0, 1, { names: ['万志鹏'] });
    expect(room_id).not.toBe(other.room_id);
    expect(
      await fieldsOf(
        deal([{ ...seen[0], sitting_id: theory, updated_at: first.updated_at, names: ['万志鹏'] }]),
      ),
    ).toEqual({
      'sittings.0.names': 'busy',
    });
    expect(await invigilators()).toEqual([[], ['万志鹏'], []]);
  });

  it('are refused for sittings of another class, and once the exam is over', async () => {
    const mine = await open();
    const other = await open();
    const [theirs] = await other.rows();
    const [own] = await mine.rows();
    if (!theirs || !own) throw new Error('There are sittings.');
    expect(
      await refusalOf(
        mine.deal(
          [own, theirs].map(({ sitting_id, updated_at }) => ({ sitting_id, updated_at, names: ['何志远'] })),
        ),
      ),
    ).toBe('not_found');
    expect(await mine.invigilators()).toEqual([[], []]);
    expect(await other.invigilators()).toEqual([[], []]);
    const over = await open('scoring');
    expect(await refusalOf(over.dealNow({ names: ['何志远'] }))).toBe('class_state');
  });

  it('take as many statements for two sittings as for one, and tell accounts with a phone of each', async () => {
    const { class_id, exam, dealNow } = await open();
    const { keyring, store } = services;
    const user_id = await exam.invigilator('邵慧敏');
    await store.db
      .updateTable('account')
      .set({
        phone_enc: keyring.seal('phone', '13800004109'),
        phone_index: keyring.blindIndex('phone', '13800004109'),
      })
      .where('user_id', '=', user_id)
      .execute();
    const one = await countStatements(() => dealNow({ user_ids: [user_id] }));
    pass();
    await dealNow({});
    pass();
    const two = await countStatements(() => dealNow({ user_ids: [user_id] }, { user_ids: [user_id] }));
    expect(two).toHaveLength(one.length);
    const { rows } = await sql<{ params: Record<string, string> }>`
      select params from sms where class_id = ${class_id} and template = 'invigilation' order by sms_id`.execute(
      store.db,
    );
    const told = rows.map(({ params }) => openMessage(keyring, params).params);
    // The last deal gave two sittings of one room, and says so once.
    expect(told).toMatchObject(
      [
        { status: 'added', time: /^\d\d-\d\d \d\d:\d\d$/ },
        { status: 'removed' },
        { status: 'added', time: /^\d\d-\d\d \d\d:\d\d, \d\d:\d\d$/ },
      ].map(({ status, time = /./ }) => ({ status, time: expect.stringMatching(time) })),
    );
  });
});
