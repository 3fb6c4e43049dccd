import type { Kysely } from 'kysely';
import { refuseFields } from '../../../platform/http/errors/refuse.js';
import type { Database } from '../../../platform/store/database.js';
import { type CorrectionServices, readLatestCorrection } from '../../class/index.js';

/**
 * The moment until which what is returned now can be corrected: the one that the reviewer gives, or else the latest.
 * The class must be locked, or one of its dates may move meanwhile.
 * @throws a Refusal of the field where that is over already or too late
 */
export const correctionEnd = async (
  db: Kysely<Database>,
  services: CorrectionServices,
  { class_id, mend_until }: { readonly class_id: number; readonly mend_until?: string | undefined },
): Promise<Date> => {
  const latest = await readLatestCorrection(db, services, class_id);
  if (mend_until === undefined) return latest;
  const wanted = new Date(mend_until);
  if (wanted > latest || wanted <= services.now()) throw refuseFields({ mend_until: 'outside_mending' });
  return wanted;
};
