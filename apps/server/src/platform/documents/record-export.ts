import { type ExportKind, formatDateTime, limits } from '@skillcert/core';
import type { Transaction } from 'kysely';
import { appendAudit } from '../audit/append-audit.js';
import { byStaff } from '../audit/by-staff.js';
import type { StaffSession } from '../http/calls/caller.js';
import type { RequestFacts } from '../http/calls/handle.js';
import { Refusal } from '../http/errors/refuse.js';
import { takeFrom } from '../http/guards/take-from.js';
import type { Services } from '../services.js';
import type { Database } from '../store/database.js';

/** The requester of a file, and the purpose. */
export interface ExportAsked {
  readonly caller: StaffSession;
  readonly services: Services;
  readonly request: RequestFacts;
  readonly purpose: string;
}

interface Exported<Row> {
  readonly object_type: ExportKind;
  /** The filters of the request, in a form that the trail may store. */
  readonly filters: Readonly<Record<string, unknown>>;
  /** The rows of the file, and one more than an export may have if there are more. */
  readonly find: (tx: Transaction<Database>) => Promise<readonly Row[]>;
}

/** Files that one member of staff has made or takes an hour. */
export const exportBudget = { name: 'export', hits: limits.exports_per_hour, seconds: 3_600 };

/**
 * Finds the rows of a file. The download, with its author, purpose and size, is in the audit trail before any of it
 * is sent.
 * @returns the rows, and the day in the programme's zone
 * @throws a Refusal: too_many, export_too_big
 */
export const recordExport = async <Row>(
  { caller, services, request, purpose }: ExportAsked,
  { object_type, filters, find }: Exported<Row>,
): Promise<{ found: readonly Row[]; day: string }> => {
  const { store, programme } = services;
  const at = services.now();
  await takeFrom(services, exportBudget, String(caller.user_id));
  const found = await store.withTx(async (tx) => {
    const rows = await find(tx);
    if (rows.length > limits.export_rows_max) {
      throw new Refusal('export_too_big', { values: { max: limits.export_rows_max } });
    }
    const event = { action: 'export', object_type, object_id: caller.user_id, reason: purpose };
    const detail = { filters, rows: rows.length };
    await appendAudit(tx, 0, [{ ...byStaff(caller, request), ...event, at, detail }]);
    return rows;
  });
  return { found, day: formatDateTime(at, { pattern: '{y}-{m}-{d}', timeZone: programme.time_zone }) };
};
