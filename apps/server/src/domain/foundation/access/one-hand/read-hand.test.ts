import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appendAudit } from '../../../../platform/audit/append-audit.js';
import { everyEngine } from '../../../../testing/engines.js';
import { updateUser } from '../../../accounts/update-user.js';
import { callHandler } from '../../../class/testing/call-handler.js';
import { openTestServices, type TestServices } from '../../../class/testing/open-test-services.js';
import { openStaff } from '../../../class/testing/staff.js';
import { readHand } from './read-hand.js';

describe.each(everyEngine)('who counts as another person, on $name', (engine) => {
  let services: TestServices;
  beforeAll(async () => {
    services = await openTestServices(engine);
  });
  afterAll(() => services.close());

  const people = () =>
    Promise.all(['甲', '乙', '丙', '丁'].map((name) => openStaff(services, { roles: [], name })));
  type People = Awaited<ReturnType<typeof people>>;
  type Act = [by: number, on: number, action: string, fields?: string[], days?: number];

  /** Reads so many days after the acts: a trail has no earlier moment after a later one. */
  const tieAfter = async (acts: readonly Act[], prepare?: (given: People) => Promise<unknown>) => {
    const given = await people();
    const idOf = (place: number) => given[place]?.user_id ?? 0;
    await prepare?.(given);
    await services.store.withTx((tx) =>
      appendAudit(
        tx,
        0,
        acts.map(([by, on, action, fields]) => ({
          ...{ at: services.now(), user_id: idOf(by), actor_role: 'admin' },
          ...{ action, object_type: 'account', object_id: idOf(on), ...(fields && { detail: { fields } }) },
        })),
      ),
    );
    const [[, , , , days = 1] = []] = acts;
    const later = new Date(services.now().getTime() + days * 86_400_000);
    const seen = async (from: number, to: number) => {
      const hand = await readHand(services.store.db, { user_id: idOf(from) }, later);
      if (!hand.holds(idOf(to))) return null;
      const { tie, name } = hand.refusal(idOf(to)).details.values ?? {};
      return `${tie} ${name}`;
    };
    // Neither counts beside the other, whichever of them acts.
    return [await seen(0, 1), await seen(1, 0)];
  };

  it.each<[what: string, acts: Act[], tie: string | null]>([
    ['two strangers', [], null],
    ['one made the other', [[0, 1, 'create']], 'managed'],
    ['one reset the other’s password', [[0, 1, 'reset_init_pwd']], 'managed'],
    ['one reset the other’s second factor', [[0, 1, 'reset_factor']], 'managed'],
    ['one changed the other’s phone', [[0, 1, 'edit', ['name', 'phone']]], 'managed'],
    ['one changed the other’s name', [[0, 1, 'edit', ['name']]], null],
    ['one froze the other', [[0, 1, 'freeze']], null],
    ['it was more than thirty days ago', [[0, 1, 'reset_init_pwd', undefined, 31]], null],
    [
      'by way of a third account',
      [
        [0, 2, 'create'],
        [2, 1, 'reset_init_pwd'],
      ],
      'managed',
    ],
    [
      'by way of two',
      [
        [0, 2, 'create'],
        [2, 3, 'create'],
        [3, 1, 'create'],
      ],
      'managed',
    ],
    [
      'a third reset both',
      [
        [2, 0, 'reset_init_pwd'],
        [2, 1, 'reset_factor'],
      ],
      'alike',
    ],
    [
      'a third reset both by way of a fourth',
      [
        [2, 0, 'reset_init_pwd'],
        [2, 3, 'reset_factor'],
        [3, 1, 'reset_init_pwd'],
      ],
      'alike',
    ],
    [
      'a third made both',
      [
        [2, 0, 'create'],
        [2, 1, 'create'],
      ],
      null,
    ],
    [
      'a third made one and reset the other',
      [
        [2, 0, 'create'],
        [2, 1, 'reset_init_pwd'],
      ],
      null,
    ],
    [
      'both made a third',
      [
        [0, 2, 'create'],
        [1, 2, 'reset_init_pwd'],
      ],
      null,
    ],
  ])('%s', async (_what, acts, tie) => {
    expect(await tieAfter(acts)).toEqual(tie ? [`${tie} 乙`, `${tie} 甲`] : [null, null]);
  });

  it('two accounts with one phone', async () => {
    const share = (given: People) =>
      services.store.db
        .updateTable('account')
        .set({
          phone_index: services.keyring.blindIndex('phone', '13900001111'),
          phone_enc: services.keyring.seal('phone', '13900001111'),
        })
        .where('user_id', 'in', [given[0]?.user_id ?? 0, given[1]?.user_id ?? 0])
        .execute();
    expect(await tieAfter([], share)).toEqual(['phone 乙', 'phone 甲']);
  });

  it('two accounts that had one phone, until somebody gave one of them another', async () => {
    const [own, twin] = await people();
    const ids = [own?.user_id ?? 0, twin?.user_id ?? 0];
    const phone_index = services.keyring.blindIndex('phone', '13900003333');
    const phone_enc = services.keyring.seal('phone', '13900003333');
    const shared = { phone_index, phone_enc };
    await services.store.db.updateTable('account').set(shared).where('user_id', 'in', ids).execute();
    const admin = await openStaff(services, { roles: ['zky-admin'] });
    const input = { user_id: ids[1] ?? 0, phone: '13900004444' };
    await callHandler(updateUser, { services, caller: admin, input });
    for (const [from = 0, to] of [ids, ids.toReversed()]) {
      const hand = await readHand(services.store.db, { user_id: from }, services.now());
      expect(hand.holds(to)).toBe(true);
    }
  });

  it('one’s own account, and nobody', async () => {
    const [own] = await people();
    const hand = await readHand(services.store.db, own as People[number], services.now());
    expect(hand.holds(own?.user_id)).toBe(true);
    expect(hand.refusal(own?.user_id).details.values).toMatchObject({ tie: 'self' });
    expect(hand.holds(null, undefined)).toBe(false);
  });
});
