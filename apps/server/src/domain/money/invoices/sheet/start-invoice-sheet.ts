import { importLimits, type SaidInvoice } from '@skillcert/core';
import { sql, type Transaction } from 'kysely';
import { appendAudit } from '../../../../platform/audit/append-audit.js';
import { byStaff } from '../../../../platform/audit/by-staff.js';
import type { Keyring } from '../../../../platform/crypto/keyring.js';
import { type Call, handle } from '../../../../platform/http/calls/handle.js';
import { Refusal } from '../../../../platform/http/errors/refuse.js';
import { takeFrom } from '../../../../platform/http/guards/take-from.js';
import { columnChoice } from '../../../../platform/sheet/choose-columns.js';
import { keepColumns, readKeptColumns } from '../../../../platform/sheet/kept-columns.js';
import { refuseFault } from '../../../../platform/sheet/refuse-fault.js';
import type { Database, NewRow } from '../../../../platform/store/database.js';
import { newId } from '../../../../platform/store/new-id.js';
import { dayOf } from '../../../../platform/store/sql/day-of.js';
import { findOffer } from '../../../enrolment/index.js';
import { isRunning } from './lock-sheet.js';
import { readInvoiceSheet } from './read-invoice-sheet.js';
import { sealSaid } from './sealed-said.js';

const budget = { name: 'invoice_sheet', hits: importLimits.imports_per_hour, seconds: 3_600 };
const day = 86_400_000;

const insertRows = (class_id: number, sheet_id: number, rows: readonly SaidInvoice[], keyring: Keyring) =>
  sql`
    insert into invoice_sheet_row (class_id, sheet_id, row_no, said_enc)
    select ${class_id}, ${sheet_id}, r.row_no, r.said_enc
    from unnest(${rows.map(({ row_no }) => row_no)}::int4[],
      ${rows.map((said) => sealSaid(keyring, said))}::bytea[]) as r (row_no, said_enc)`;

/** Reads the sheet by the columns that are chosen. */
const readSent = async ({ input, caller, services, request }: Call<'payment/startInvoiceSheet'>) => {
  const { sheets, store, keyring, now, programme } = services;
  const { user_id } = caller;
  const choice = columnChoice(
    input,
    await readKeptColumns(store.db, keyring, { family: 'invoices', user_id }),
  );
  return refuseFault(request.language, () =>
    readInvoiceSheet(
      sheets,
      Buffer.from(request.bytes),
      { today: dayOf(now(), programme), currency: programme.currency },
      choice,
    ),
  );
};

interface Place {
  readonly class_id: number;
  readonly user_id: number;
}

/**
 * Puts a sheet in the place of the account's earlier one. Before that is started its papers stay, also those that are
 * on their way: often the same file is sent again, with another sheet of it, other heads or other columns.
 * @throws a Refusal `sheet_started` while the earlier one is issued
 */
const putSheet = async (
  tx: Transaction<Database>,
  { class_id, user_id }: Place,
  sent: Omit<NewRow<'invoice_sheet'>, 'class_id' | 'sheet_id' | 'asked_by'> & { readonly created_at: Date },
): Promise<number> => {
  const earlier = await tx
    .selectFrom('invoice_sheet')
    .select(['sheet_id', 'started_at', 'ended_at', 'expires_at'])
    .where('class_id', '=', class_id)
    .where('asked_by', '=', user_id)
    .forUpdate()
    .executeTakeFirst();
  if (earlier && isRunning(earlier)) throw new Refusal('sheet_started');
  const sheet_id = newId();
  if (earlier && !earlier.started_at && earlier.expires_at > sent.created_at) {
    const { sheet_id: before } = earlier;
    await sql`delete from invoice_sheet_row where class_id = ${class_id} and sheet_id = ${before}`.execute(
      tx,
    );
    await tx
      .updateTable('invoice_sheet')
      .set({ ...sent, sheet_id })
      .where('class_id', '=', class_id)
      .where('sheet_id', '=', before)
      .execute();
    return sheet_id;
  }
  await tx
    .deleteFrom('invoice_sheet')
    .where('class_id', '=', class_id)
    .where('asked_by', '=', user_id)
    .execute();
  await tx
    .insertInto('invoice_sheet')
    .values({ ...sent, class_id, sheet_id, asked_by: user_id })
    .execute();
  return sheet_id;
};

export const startInvoiceSheet = handle('payment/startInvoiceSheet', async (call) => {
  const { input, caller, services, request } = call;
  const { class_id, title } = input;
  const { store, keyring } = services;
  // Only a class that exists has sheets.
  await findOffer(store.db, class_id);
  if (request.bytes.length > importLimits.sheet_bytes_max) throw new Refusal('too_large');
  await takeFrom(services, budget, String(caller.user_id));
  const { said: rows, look, heads, columns } = await readSent(call);
  if (!look.is_whole) return { sheet_id: null, rows: 0, look };
  return store.withTx(async (tx) => {
    const at = services.now();
    const { user_id } = caller;
    const sent = {
      title,
      reading: JSON.stringify(look.reading),
      asked_roles: [...caller.roles],
      session_hash: caller.session_hash,
      address: request.address,
      request_id: request.request_id,
      created_at: at,
      expires_at: new Date(at.getTime() + importLimits.kept_days * day),
    };
    const sheet_id = await putSheet(tx, { class_id, user_id }, sent);
    await insertRows(class_id, sheet_id, rows, keyring).execute(tx);
    if (columns.isByHand)
      await keepColumns(tx, keyring, { family: 'invoices', heads, fields: columns.fields, user_id, now: at });
    const event = { at, action: 'start', object_type: 'invoice_sheet', object_id: sheet_id };
    await appendAudit(tx, class_id, [
      { ...byStaff(caller, request), ...event, detail: { title, rows: rows.length } },
    ]);
    return { sheet_id, rows: rows.length, look };
  });
});
