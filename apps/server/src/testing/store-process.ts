import { createInterface } from 'node:readline';
import { pino } from 'pino';
import { matchKey } from '../platform/crypto/match-key.js';
import { openKeyring } from '../platform/crypto/open-keyring.js';
import { readConfig } from '../platform/settings/config.js';
import { newId } from '../platform/store/new-id.js';
import { openStore } from '../platform/store/open-store.js';

/**
 * A process that uses a data directory as the server does, driven over stdin and answering in JSON lines, so that tests
 * can start several at once and kill them. TEST_BINARIES names the PostgreSQL to run.
 */
const say = (message: object) => process.stdout.write(`${JSON.stringify(message)}\n`);

const startedAt = performance.now();
const config = readConfig(process.env);
const store = await openStore(config, pino({ level: 'warn' }, pino.destination(2)), {
  binaries: JSON.parse(process.env.TEST_BINARIES ?? 'null') ?? undefined,
});
await matchKey(store.db, openKeyring(config));
say({ said: 'ready', ms: performance.now() - startedAt });

/** Writes rows without end and names each one that was committed. */
async function write(): Promise<void> {
  for (;;) {
    const key = String(newId());
    try {
      await store.withTx((tx) =>
        tx
          .insertInto('rate_window')
          .values({ key, window_start: new Date(0) })
          .execute(),
      );
      say({ said: 'acked', key });
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 5)); // the database is away; it comes back
    }
  }
}

async function obey(command: string): Promise<void> {
  switch (command) {
    case 'write':
      for (let writer = 0; writer < 4; writer += 1) void write();
      return;
    case 'ping': {
      const { rows } = await store.pool.query('select 1 as one').catch(() => ({ rows: [] }));
      say({ said: 'pong', ok: rows.length === 1 });
      return;
    }
    case 'close':
      await Promise.all([store.close(), store.close()]); // as when two signals arrive
      say({ said: 'closed' });
      process.exit();
  }
}

createInterface({ input: process.stdin }).on('line', (line) => void obey(line));
