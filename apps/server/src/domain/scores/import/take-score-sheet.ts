import { type ExamSubject, importLimits } from '@skillcert/core';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import type { RequestFacts } from '../../../platform/http/calls/handle.js';
import { Refusal } from '../../../platform/http/errors/refuse.js';
import { takeFrom } from '../../../platform/http/guards/take-from.js';
import type { Services } from '../../../platform/services.js';
import { columnChoice } from '../../../platform/sheet/choose-columns.js';
import { readKeptColumns } from '../../../platform/sheet/kept-columns.js';
import { refuseFault } from '../../../platform/sheet/refuse-fault.js';
import { readScoreSheet, type ScoreSheet } from './read-score-sheet.js';

/** Sheets of scores that one member of staff sends or requests per hour, previews included. */
export const scoreSheetBudget = {
  name: 'score_sheet',
  hits: 2 * importLimits.imports_per_hour,
  seconds: 3_600,
};

interface Sent {
  readonly input: { readonly head_row?: number | undefined; readonly columns?: string | undefined };
  readonly caller: StaffSession;
  readonly services: Services;
  readonly request: RequestFacts;
}

/**
 * Reads an uploaded sheet of scores.
 * @throws a Refusal: too_large, too_many, import_refused
 */
export const takeScoreSheet = async (
  { input, caller, services, request }: Sent,
  subjects: readonly ExamSubject[],
): Promise<ScoreSheet> => {
  const { bytes, language } = request;
  if (bytes.length > importLimits.sheet_bytes_max) throw new Refusal('too_large');
  await takeFrom(services, scoreSheetBudget, String(caller.user_id));
  const kept = await readKeptColumns(services.store.db, services.keyring, {
    family: 'scores',
    user_id: caller.user_id,
  });
  return refuseFault(language, () =>
    readScoreSheet(services.sheets, Buffer.from(bytes), subjects, columnChoice(input, kept)),
  );
};
