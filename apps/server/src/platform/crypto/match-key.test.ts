import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { engines } from '../../testing/engines.js';
import { openTestStore } from '../../testing/open-test-store.js';
import { createKeyring } from './keyring.js';
import { matchKey } from './match-key.js';

describe.each(engines)('the key of a database on $name', (engine) => {
  it('is remembered at the first start and another one refused from then on', async () => {
    const store = await openTestStore(engine);
    const root = randomBytes(32);
    await Promise.all([1, 2, 3].map(() => matchKey(store.db, createKeyring(root))));
    await matchKey(store.db, createKeyring(root));
    await expect(matchKey(store.db, createKeyring(randomBytes(32)))).rejects.toThrow(
      'The secret key does not belong to this database',
    );
    await store.close();
  });
});
