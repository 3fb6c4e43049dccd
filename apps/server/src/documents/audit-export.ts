import { scrub } from '@skillcert/core';
import type { Transaction } from 'kysely';
import type { Database } from '../store/database.js';
import { type ExportAsked, recordExport } from './record-export.js';

interface Exported<Id> {
  readonly of: 'classes' | 'candidates';
  readonly filters: { readonly search?: string | undefined };
  /** What the list shows, and one more than an export may have where there are more. */
  readonly find: (tx: Transaction<Database>) => Promise<readonly Id[]>;
  readonly lines: (ids: readonly Id[]) => AsyncIterable<string>;
}

/**
 * A list as a file with the day in its name, recorded before the first line is sent.
 * @throws a Refusal: too_many, export_too_big
 */
export const auditExport = async <Id>(
  asked: ExportAsked,
  { of, filters, find, lines }: Exported<Id>,
): Promise<{ name: string; lines: AsyncIterable<string> }> => {
  const { found, day } = await recordExport(asked, {
    object_type: of === 'classes' ? 'class_list' : 'candidate_list',
    filters: { ...filters, search: scrub(filters.search ?? '') },
    find,
  });
  return { name: `${of}-${day}.csv`, lines: lines(found) };
};
