import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from './engines.js';
import { openTestStore, type TestStore } from './open-test-store.js';
import { waitingForLocks } from './waiting-for-locks.js';

describe.each(engines)('who waits for a lock on $name', (engine) => {
  let own: TestStore;
  let strange: TestStore;
  beforeAll(async () => {
    [own, strange] = await Promise.all([openTestStore(engine), openTestStore(engine)]);
  });
  afterAll(() => Promise.all([own.close(), strange.close()]));

  it('is counted in the database of the test, whoever waits in another one of the cluster', async () => {
    const waiter = await strange.withTx(async (tx) => {
      await sql`lock table unit in access exclusive mode`.execute(tx);
      const begun = strange.db.selectFrom('unit').select('unit_id').execute();
      await expect.poll(() => waitingForLocks(strange.db)).toBe(1);
      expect(await waitingForLocks(own.db)).toBe(0);
      return { begun };
    });
    await waiter.begun;
  });
});
