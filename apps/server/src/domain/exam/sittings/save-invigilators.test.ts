import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyChain } from '../../../platform/audit/verify-chain.js';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import { engines } from '../../../testing/engines.js';
import { fetchClassStep } from '../../class/steps/fetch-class-step.js';
import { callHandler } from '../../class/testing/call-handler.js';
import { openTestServices, type TestServices } from '../../class/testing/open-test-services.js';
import { fieldsOf, refusalOf } from '../../class/testing/refused.js';
import { openStaff } from '../../class/testing/staff.js';
import { openMessage } from '../../messaging/seal-message.js';
import { fetchPapers } from '../papers/fetch-papers.js';
import { startPapers } from '../papers/start-papers.js';
import { ticketOffice } from '../tickets/testing/ticket-office.js';
import { fetchSittingById } from './fetch-sitting-by-id.js';
import { saveInvigilators } from './save-invigilators.js';

describe.each(engines)('the invigilators of a published exam on $name', (engine) => {
  let services: TestServices;
  let caller: StaffSession;
  beforeAll(async () => {
    services = await openTestServices(engine);
    caller = await openStaff(services, { roles: ['zky-admin'], name: '陈思远' });
  });
  afterAll(() => services.close());

  /** A class with seats, in a state after their publication. */
  const open = async (status: 'arranged' | 'examining' | 'scoring' = 'arranged') => {
    const office = await ticketOffice(services, caller, 2);
    await office.arrange();
    const { class_id, theory } = office;
    const { db } = services.store;
    await db.updateTable('class').set({ status }).where('class_id', '=', class_id).execute();
    const detail = () =>
      callHandler(fetchSittingById, { services, caller, input: { class_id, sitting_id: theory } });
    return {
      ...office,
      detail,
      save: async (user_ids: number[], names: string[] = [], updated_at?: string) =>
        callHandler(saveInvigilators, {
          services,
          caller,
          input: {
            class_id,
            sitting_id: theory,
            updated_at: updated_at ?? (await detail()).updated_at,
            user_ids,
            names,
          },
        }),
    };
  };

  it('are replaced before and during the exam, and nothing else of the sitting is', async () => {
    for (const status of ['arranged', 'examining'] as const) {
      const { class_id, exam, save, detail } = await open(status);
      const before = await detail();
      const ill = await exam.invigilator('邵慧敏');
      await save([ill]);
      services.moveTo('2026-11-21T04:05:00.000Z');
      const substitute = await exam.invigilator('顾明哲');
      await save([substitute], ['何志远', '何志远']);
      const { timeline, invigilators, updated_at: _, ...after } = await detail();
      expect(invigilators).toEqual([
        { user_id: substitute, name: '顾明哲' },
        { user_id: null, name: '何志远' },
      ]);
      expect(before).toMatchObject(after);
      expect(timeline.map(({ action, by }) => [action, by])).toEqual([
        ['create', '陈思远'],
        ['edit', '陈思远'],
        ['edit', '陈思远'],
      ]);
      expect(await verifyChain(services.store.db, class_id)).toMatchObject({ ok: true });
      services.moveTo('2026-11-21T04:00:00.000Z');
    }
  });

  it('are no longer named as open before the exam starts, once each sitting has one', async () => {
    const { class_id, save, theory, practical, exam } = await open();
    const unattended = async () =>
      (await exam.sittings({ unattended: true })).items.map(({ sitting_id }) => sitting_id);
    const open_ = async () =>
      (await callHandler(fetchClassStep, { services, caller, input: { class_id, event: 'start_exam' } }))
        .open;
    expect(await open_()).toContainEqual({ matter: 'without_invigilator', count: 2 });
    expect(await unattended()).toEqual([theory, practical]);
    await save([], ['何志远']);
    expect(await unattended()).toEqual([practical]);
    expect(await open_()).toContainEqual({ matter: 'without_invigilator', count: 1 });
  });

  it('are refused after the exam, as seen too early, for strangers, for too many, and for those who are elsewhere', async () => {
    const over = await open('scoring');
    expect(await refusalOf(over.save([]))).toBe('class_state');
    const { class_id, exam, save, theory, detail } = await open();
    const first = (await detail()).updated_at;
    const user_id = await exam.invigilator('万志鹏');
    services.moveTo('2026-11-21T04:06:00.000Z');
    await save([user_id]);
    expect(await refusalOf(save([], [], first))).toBe('state_changed');
    const stranger = await openStaff(services, { roles: ['expert'] });
    expect(await fieldsOf(save([stranger.user_id]))).toEqual({ user_ids: 'not_offered' });
    const many = Array.from({ length: 10 }, (_, index) => `监考${index}`);
    expect(await fieldsOf(save([user_id], many))).toEqual({ names: 'over_limit' });
    // Another class has the same hour in its plan.
    const other = await ticketOffice(services, caller, 0);
    const { db } = services.store;
    await db
      .insertInto('assignment')
      .values({ user_id, class_id: other.class_id, duty: 'sign_in' })
      .execute();
    const busy = other.exam.sitting(other.room_id, 0, 1, {
      sitting_id: other.theory,
      updated_at: (await other.exam.sittings()).items[0]?.updated_at ?? '',
      user_ids: [user_id],
    });
    expect(await fieldsOf(busy)).toEqual({ user_ids: 'busy' });
    const input = { class_id: other.class_id, sitting_id: theory, updated_at: first, user_ids: [] };
    expect(await refusalOf(callHandler(saveInvigilators, { services, caller, input }))).toBe('not_found');
    expect((await detail()).invigilators).toEqual([{ user_id, name: '万志鹏' }]);
    expect(class_id).not.toBe(other.class_id);
  });

  it('learn by message that they invigilate or no longer do, once the seats are published and until the sitting is over', async () => {
    const { class_id, theory, exam, save } = await open();
    const { keyring, store } = services;
    const withPhone = async (name: string, phone: string) => {
      const user_id = await exam.invigilator(name);
      await store.db
        .updateTable('account')
        .set({ phone_enc: keyring.seal('phone', phone), phone_index: keyring.blindIndex('phone', phone) })
        .where('user_id', '=', user_id)
        .execute();
      return user_id;
    };
    const said = async () => {
      const { rows } = await sql<{ params: Record<string, string> }>`
        select params from sms where class_id = ${class_id} and template = 'invigilation' order by sms_id`.execute(
        store.db,
      );
      return rows.map(({ params }) => openMessage(keyring, params));
    };
    const be = (status: 'closed' | 'arranged') =>
      store.db.updateTable('class').set({ status }).where('class_id', '=', class_id).execute();
    const [first, second] = [
      await withPhone('邵慧敏', '13800004101'),
      await withPhone('顾明哲', '13800004102'),
    ];
    const silent = await exam.invigilator('何志远');
    await be('closed');
    await save([first]);
    expect(await said()).toEqual([]);
    await be('arranged');
    const passes = () => services.moveTo(new Date(services.now().getTime() + 60_000).toISOString());
    passes();
    await save([second, silent]);
    const about = { address: expect.any(String), room: '第 1 考场' };
    expect(await said()).toMatchObject([
      { params: { ...about, status: 'removed' } },
      { params: { ...about, status: 'added' } },
    ]);
    // A person who stays is told nothing, and nobody is told of a sitting that is over.
    passes();
    await save([second]);
    expect(await said()).toHaveLength(2);
    await sql`update exam_sitting set starts_at = ${services.now()}::timestamptz - interval '2 hours',
      ends_at = ${services.now()} where class_id = ${class_id} and sitting_id = ${theory}`.execute(store.db);
    passes();
    await save([first]);
    expect(await said()).toHaveLength(2);
  });

  it('make papers outdated that name them, and no others', async () => {
    const { class_id, save } = await open();
    const papers = async (kinds: ('sign_in' | 'labels')[]) => {
      services.moveTo('2026-11-21T04:10:00.000Z');
      await callHandler(startPapers, { services, caller, input: { class_id, papers: kinds } });
      services.moveTo('2026-11-21T04:11:00.000Z');
      await save([], [`监考${kinds[0]}`]);
      return (await callHandler(fetchPapers, { services, caller, input: { class_id } })).print?.outdated;
    };
    expect(await papers(['labels'])).toBe(false);
    expect(await papers(['sign_in'])).toBe(true);
  });
});
