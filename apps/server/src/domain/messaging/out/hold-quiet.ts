import { sql } from 'kysely';
import type { Services } from '../../../platform/services.js';
import { nextSmsStatus } from './next-sms-status.js';
import { quietTypes } from './quiet-types.js';

/** Holds back messages that must not leave at this time of day, and releases those that waited for the morning. */
export const holdQuiet = async (
  services: Pick<Services, 'store' | 'groupSms' | 'programme' | 'now'>,
): Promise<void> => {
  const quiet = [...quietTypes(services)];
  const { db } = services.store;
  if (quiet.length > 0) {
    await sql`
      update sms set status = ${nextSmsStatus('queued', 'defer')}
      where status = 'queued' and type = any(${quiet}::text[])`.execute(db);
  }
  await sql`
    update sms set status = ${nextSmsStatus('deferred', 'resume')}
    where status = 'deferred' and type <> all(${quiet}::text[])`.execute(db);
};
