import { lockClass, type NewEnrolment } from '../../apps/server/src/domain/enrolment/intake/enrol-sql.js';
import { writeWithCommit } from '../../apps/server/src/domain/enrolment/intake/write-enrolments.js';
import { nameGrams } from '../../apps/server/src/domain/foundation/search/name-grams.js';
import { namePinyin } from '../../apps/server/src/domain/foundation/search/name-pinyin.js';
import { newId } from '../../apps/server/src/platform/store/new-id.js';
import type { Store } from '../../apps/server/src/platform/store/open-store.js';
import type { Seat, Wanted } from './bare-server.js';

/** A row with all its columns as it is sent, with the sealed ones in plain text. */
const rowOf = (wanted: Wanted & Partial<NewEnrolment>, enrol_no: string): NewEnrolment => {
  const { key, id_card, name = '' } = wanted;
  const plain = Buffer.from(id_card);
  return {
    ...(wanted as unknown as NewEnrolment),
    enrolment_id: newId(),
    enrol_no,
    idem_key: key,
    name_grams: nameGrams(name),
    name_pinyin: namePinyin(name),
    id_card_enc: plain,
    id_index: plain,
    id_masked: id_card,
    phone_enc: plain,
    phone_index: plain,
    phone_masked: '',
    facts_enc: null,
    unit_id: null,
    language: 'zh',
  };
};

/**
 * The same rows in the same tables with the same indexes, written as the desk writes them: with the commit, the
 * next batch waiting right behind.
 */
export const seatInSameRows =
  (store: Store): Seat =>
  (class_id, wanted, next) =>
    store.withTx(async (tx) => {
      const locked = await lockClass(tx, class_id);
      if (!locked) return wanted.map(() => '');
      next();
      const { capacity, taken, code, enrol_serial, fee_cents } = locked;
      const rows = wanted
        .slice(0, capacity - taken)
        .map((each, n) => rowOf(each, `${code}-${enrol_serial + n + 1}`));
      if (rows.length > 0) await writeWithCommit(tx, { class_id, fee_cents, now: new Date() }, rows);
      return wanted.map((_, n) => rows[n]?.enrol_no ?? '');
    });
