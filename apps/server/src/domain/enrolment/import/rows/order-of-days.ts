import { type DayOrder, findDayOrder, normaliseIdCard, parseResidentId } from '@skillcert/core';
import { sql, type Transaction } from 'kysely';
import type { Keyring } from '../../../../platform/crypto/keyring.js';
import { refuseFields } from '../../../../platform/http/errors/refuse.js';
import type { Database } from '../../../../platform/store/database.js';
import { dayFields } from './read-values.js';
import { openRow } from './sealed-row.js';

interface Sheet {
  readonly class_id: number;
  readonly import_id: number;
  readonly columns: readonly string[];
}

/**
 * The order of day, month and year in a sheet, found from all its dates of birth and of certificates. The identity
 * number of a row confirms its birth.
 * @returns null if each date can be read in one order only
 * @throws a Refusal naming `day_order` if a person has to choose the order
 */
export const orderOfDays = async (
  tx: Transaction<Database>,
  { keyring, today }: { readonly keyring: Keyring; readonly today: string },
  { class_id, import_id, columns }: Sheet,
): Promise<DayOrder | null> => {
  const days = columns.flatMap((field, at) => (dayFields.includes(field) ? [{ field, at }] : []));
  if (days.length === 0) return null;
  const { rows } = await sql<{ cells_enc: Buffer }>`
    select cells_enc from import_row where class_id = ${class_id} and import_id = ${import_id} order by row_no`.execute(
    tx,
  );
  const number = columns.indexOf('id_card');
  const texts: string[] = [];
  const known = new Map<number, string>();
  for (const { cells_enc } of rows) {
    const { cells } = openRow(keyring, cells_enc);
    const born = parseResidentId(normaliseIdCard(cells[number] ?? ''))?.birth;
    for (const { field, at } of days) {
      if (field === 'birth' && born) known.set(texts.length, born);
      texts.push(cells[at] ?? '');
    }
  }
  const { orders, doubt } = findDayOrder(texts, { today, known });
  if (doubt) throw refuseFields({ day_order: 'required' });
  return orders.length === 1 ? (orders[0] ?? null) : null;
};
