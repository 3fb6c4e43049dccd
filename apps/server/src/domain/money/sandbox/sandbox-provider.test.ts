import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from '../../../testing/engines.js';
import { openTestServices, type TestServices } from '../../class/testing/open-test-services.js';
import { createSandboxProvider } from './sandbox-provider.js';

describe.each(engines)('the sandbox on $name', (engine) => {
  let services: TestServices;
  beforeAll(async () => {
    services = await openTestServices(engine, { mode: 'demo' });
  });
  afterAll(() => services.close());

  it('has one order and one transaction, however many ask for it at one moment', async () => {
    const { store, keyring, now } = services;
    const provider = createSandboxProvider({ store, keyring, now });
    for (let round = 0; round < 40; round += 1) {
      const order = {
        ...{ trade_no: `SCTWICE${round}`, amount_cents: 68_000, currency: 'CNY', description: '报名费' },
        ...{ notify_url: 'http://127.0.0.1/n', return_url: 'http://127.0.0.1/r', expires_at: now() },
      };
      const asked = Array.from({ length: 6 }, () => provider.create(order as never));
      expect(new Set(await Promise.all(asked)).size).toBe(1);
    }
    const { rows } = await store.pool.query(
      `select count(*)::int4 as orders, count(distinct transaction_no)::int4 as numbers from sandbox_order where trade_no like 'SCTWICE%'`,
    );
    expect(rows).toEqual([{ orders: 40, numbers: 40 }]);
  });
});
