import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import type { Services } from '../../services.js';

const file = new URL('../../store/migrations/0119-archives-on-their-way.sql', import.meta.url);

/** Runs the statements of the migration that renew what the server of before had half taken. */
export const renewArchives = async ({ store }: Pick<Services, 'store'>): Promise<void> => {
  const whole = await readFile(file, 'utf8');
  await sql.raw(whole.slice(whole.indexOf('-- An archive that was half sent'))).execute(store.db);
};
