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

/** Who wants a file, and what for. */
export interface ExportAsked {
  readonly caller: StaffSession;
  readonly services: Services;
  readonly request: RequestFacts;
  readonly purpose: string;
}

interface Exported<Row> {
  readonly object_type: ExportKind;
  /** What was asked for, as the trail may keep it. */
  readonly filters: Readonly<Record<string, unknown>>;
  /** What it consists of, and one more than an export may have where there is more. */
  readonly find: (tx: Transaction<Database>) => Promise<readonly Row[]>;
}

/** Files that one member of staff has made or takes an hour. */
export const exportBudget = { name: 'export', hits: limits.exports_per_hour, seconds: 3_600 };

/**
 * Finds what a file is to consist of. That it was taken, by whom, for what, and how much it was, is in the audit trail before any of it is sent.
 * @returns what was found, and the day in the programme's zone
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
