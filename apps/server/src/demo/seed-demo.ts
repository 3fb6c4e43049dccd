import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { appendAudit } from '../platform/audit/append-audit.js';
import type { Services } from '../platform/services.js';
import type { Database } from '../platform/store/database.js';
import { errorCode } from '../platform/store/error-code.js';
import { writeDemoClasses } from './classes/write-demo-classes.js';
import { type DemoAccount, demoAccounts } from './people/demo-accounts.js';
import { hashDemoPasswords, writeDemoAccounts } from './people/write-demo-accounts.js';
import { writeDemoCredit } from './write-demo-credit.js';
import { writeDemoDeadlines } from './write-demo-deadlines.js';
import { writeDemoGuidance } from './write-demo-guidance.js';
import { writeDemoNotes } from './write-demo-notes.js';
import { writeDemoSettlement } from './write-demo-settlement.js';
import { writeDemoVisits } from './write-demo-visits.js';

const marker = { object_type: 'demo', object_id: 'seed', action: 'seed' };

/**
 * Seeded: the platform's history says so. Taken: somebody else's data is in the database, which the demo leaves alone.
 */
type State = 'empty' | 'seeded' | 'taken';

const stateOf = async (db: Kysely<Database>): Promise<State> => {
  const { rows } = await sql<{ seeded: boolean; taken: boolean }>`
    select exists (select from audit_event where class_id = 0 and object_type = ${marker.object_type}
        and object_id = ${marker.object_id}) as seeded,
      exists (select from account) or exists (select from class) as taken`.execute(db);
  if (rows[0]?.seeded) return 'seeded';
  return rows[0]?.taken ? 'taken' : 'empty';
};

/** One transaction, so that a crash midway leaves nothing. */
const seedAlone = async (services: Services, hashes: ReadonlyMap<string, string>): Promise<State> =>
  services.store.withTx(async (tx) => {
    // Pictures are drawn between two statements, however long that takes.
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx);
    await sql`select only_row from schema_lock for update`.execute(tx);
    const state = await stateOf(tx);
    if (state !== 'empty') return state;
    const now = services.now();
    const ids = await writeDemoAccounts(tx, { keyring: services.keyring, hashes, now });
    await writeDemoClasses(tx, ids, services);
    await writeDemoSettlement(tx, ids, services);
    await writeDemoCredit(tx, ids, services);
    await writeDemoDeadlines(tx, services);
    await writeDemoNotes(tx, ids, services);
    await writeDemoGuidance(tx, ids, services);
    await writeDemoVisits(tx, services);
    await appendAudit(tx, 0, [{ ...marker, at: now, actor_role: 'system' }]);
    return 'seeded';
  });

const lockTimeout = '55P03';
/** Of ten seconds each. */
const longestWaits = 60;

/**
 * A second server waits for the lock row, on a busy machine longer than a lock is waited for, and finds the work done.
 */
const seedOnce = async (services: Services, hashes: ReadonlyMap<string, string>): Promise<State> => {
  for (let waits = 0; ; waits += 1) {
    try {
      return await seedAlone(services, hashes);
    } catch (error) {
      if (waits === longestWaits || errorCode(error) !== lockTimeout) throw error;
    }
  }
};

/** Written beside and renamed, so that nobody reads half a file; readable by its owner alone. */
const writeAccounts = async (data_dir: string) => {
  await mkdir(data_dir, { recursive: true });
  const file = join(data_dir, 'demo-accounts.json');
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, `${JSON.stringify(demoAccounts, null, 2)}\n`, { mode: 0o600 });
  await rename(draft, file);
};

/**
 * Fills an empty database with the demo, once, and writes `demo-accounts.json` into the data directory.
 * @returns the accounts to print; none where the database holds data that is not the demo's
 */
export const seedDemo = async (
  services: Services,
  tell: (doing: string) => void = () => undefined,
): Promise<readonly DemoAccount[]> => {
  if (services.config.mode !== 'demo') throw new Error('Demo data is written in demo mode only.');
  let state = await stateOf(services.store.db);
  if (state === 'empty') {
    tell('Loading the demo data, once; it takes up to a minute …');
    state = await seedOnce(services, await hashDemoPasswords());
  }
  if (state === 'taken') return [];
  await writeAccounts(services.config.data_dir);
  return demoAccounts;
};
