import { type Kysely, sql } from 'kysely';
import type { Database } from '../store/database.js';

interface Lease {
  readonly name: string;
  readonly holder: string;
  readonly seconds: number;
}

/**
 * Takes or renews the lease of a job, so that of several servers one runs it. The database's clock counts: the servers'
 * may differ.
 * @returns whether the holder may run the job until the lease ends
 */
export const takeLease = async (db: Kysely<Database>, { name, holder, seconds }: Lease): Promise<boolean> => {
  const { rows } = await sql`
    insert into job_lease (name, holder, locked_until)
    values (${name}, ${holder}, now() + make_interval(secs => ${seconds}))
    on conflict (name) do update set holder = excluded.holder, locked_until = excluded.locked_until
      where job_lease.locked_until <= now() or job_lease.holder = excluded.holder
    returning name`.execute(db);
  return rows.length > 0;
};

/** Gives a lease back before its time, so that another server need not wait for its end. */
export const giveLeaseBack = async (
  db: Kysely<Database>,
  { name, holder }: Omit<Lease, 'seconds'>,
): Promise<void> => {
  await db.deleteFrom('job_lease').where('name', '=', name).where('holder', '=', holder).execute();
};
