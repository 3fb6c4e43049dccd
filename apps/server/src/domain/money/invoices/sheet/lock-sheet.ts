import type { Selectable, Transaction } from 'kysely';
import type { StaffSession } from '../../../../platform/http/calls/caller.js';
import { Refusal } from '../../../../platform/http/errors/refuse.js';
import type { Database } from '../../../../platform/store/database.js';
import type { InvoiceSheetTable } from '../../../../platform/store/tables/invoice-tables.js';

/** A sheet of invoices as it is kept. */
export type KeptSheet = Selectable<InvoiceSheetTable>;

/** Whether its rows are being issued. */
export const isRunning = ({ started_at, ended_at }: Pick<KeptSheet, 'started_at' | 'ended_at'>): boolean =>
  started_at !== null && ended_at === null;

/** @throws a Refusal `not_found` for a sheet that does not exist, is another's, or whose time is over */
export const lockSheet = async (
  tx: Transaction<Database>,
  { user_id }: Pick<StaffSession, 'user_id'>,
  { class_id, sheet_id, now }: { readonly class_id: number; readonly sheet_id: number; readonly now: Date },
): Promise<KeptSheet> => {
  const found = await tx
    .selectFrom('invoice_sheet')
    .selectAll()
    .where('class_id', '=', class_id)
    .where('sheet_id', '=', sheet_id)
    .where('asked_by', '=', user_id)
    .where('expires_at', '>', now)
    .forUpdate()
    .executeTakeFirst();
  if (!found) throw new Refusal('not_found');
  return found;
};
