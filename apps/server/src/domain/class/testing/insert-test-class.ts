import type { Services } from '../../../platform/services.js';
import type { NewRow } from '../../../platform/store/database.js';
import { newId } from '../../../platform/store/new-id.js';
import { givePayee } from './give-payee.js';

const day = 86_400_000;

/** A class that takes enrolments now, unless `row` says otherwise. One that may open next has its payee. */
export const insertTestClass = async (
  { store, keyring, now }: Pick<Services, 'store' | 'keyring' | 'now'>,
  row: Partial<NewRow<'class'>> = {},
): Promise<number> => {
  const class_id = newId();
  const at = now().getTime();
  await store.db
    .insertInto('class')
    .values({
      class_id,
      class_name: '2026年第四期技术咨询师（三级）',
      code: `TC26-${class_id}`,
      level: '5',
      city: '上海',
      enroll_types: ['individual', 'organization'],
      study_types: ['online', 'onsite'],
      enroll_start: new Date(at - 10 * day),
      enroll_end: new Date(at + 10 * day),
      exam_at: new Date(at + 30 * day),
      capacity: 100,
      fee_cents: 68_000,
      status: 'enrolling',
      contacts: JSON.stringify([{ name: '周敏', phone: '021-55550123' }]),
      created_at: now(),
      updated_at: now(),
      ...row,
    })
    .execute();
  if (row.status === 'approved') await givePayee({ store, keyring, now }, class_id);
  return class_id;
};
