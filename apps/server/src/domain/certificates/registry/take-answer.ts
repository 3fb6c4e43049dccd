import { importLimits } from '@skillcert/core';
import { sha256 } from '../../../platform/crypto/sha256.js';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import type { RequestFacts } from '../../../platform/http/calls/handle.js';
import { Refusal } from '../../../platform/http/errors/refuse.js';
import { takeFrom } from '../../../platform/http/guards/take-from.js';
import type { Services } from '../../../platform/services.js';
import { columnChoice } from '../../../platform/sheet/choose-columns.js';
import { readKeptColumns } from '../../../platform/sheet/kept-columns.js';
import { refuseFault } from '../../../platform/sheet/refuse-fault.js';
import { SheetFault } from '../../../platform/sheet/sheet-fault.js';
import { type FoundPack, findPack } from './find-pack.js';
import { type ReadAnswer, readAnswer } from './read-answer.js';
import { readMeanings } from './result-meanings.js';

/** Answers that one member of staff sends an hour, those that are looked at before they are taken counted too. */
const budget = { name: 'registry answer', hits: 2 * importLimits.imports_per_hour, seconds: 3_600 };

interface Sent {
  readonly input: {
    readonly class_id: number;
    readonly pack_id: number;
    readonly head_row?: number | undefined;
    readonly columns?: string | undefined;
  };
  readonly caller: StaffSession;
  readonly services: Services;
  readonly request: RequestFacts;
}

/** An answer that was read, with the mark by which its file, or a sheet of its workbook, differs from others. */
interface TakenAnswer extends ReadAnswer {
  readonly file: string;
}

/** The mark of a file; of a workbook with several sheets that of the sheet that is read. */
const markOf = (bytes: Uint8Array, { look }: Pick<ReadAnswer, 'look'>): string => {
  const file = sha256(bytes).toString('hex');
  const read = look.reading.find(({ kind }) => kind === 'other_sheets_ignored')?.read;
  return read === undefined ? file : sha256(`${file} ${read}`).toString('hex');
};

/**
 * A table that accepted something by one row of heads and its columns is not read by others: that would add to what the
 * first reading did. Another sheet of its workbook is a table of its own.
 * @throws a SheetFault `answer_taken`
 */
export const refuseOtherHead = (
  { answer_heads }: FoundPack,
  { file, head_row, reading }: Pick<TakenAnswer, 'file' | 'head_row' | 'reading'>,
): void => {
  const taken = answer_heads[file];
  if (taken === undefined || taken === head_row || taken === reading) return;
  throw new SheetFault('answer_taken', { row: Number.parseInt(String(taken), 10) });
};

/**
 * Reads what the registry answered about a pack.
 * @throws a Refusal: not_found, too_large, too_many, import_refused
 */
export const takeAnswer = async ({ input, caller, services, request }: Sent): Promise<TakenAnswer> => {
  const { bytes, language } = request;
  if (bytes.length > importLimits.sheet_bytes_max) throw new Refusal('too_large');
  // A pack that is not there is refused before its answer is read.
  const pack = await findPack(services.store.db, input);
  await takeFrom(services, budget, String(caller.user_id));
  const rules = services.certificates.registry.answer;
  const meaningOf = await readMeanings(services.store.db, input.class_id, rules);
  const choice = columnChoice(
    input,
    await readKeptColumns(services.store.db, services.keyring, {
      family: 'answers',
      user_id: caller.user_id,
    }),
  );
  return refuseFault(language, async () => {
    const read = await readAnswer(services.sheets, Buffer.from(bytes), rules, meaningOf, choice);
    const answer = { ...read, file: markOf(bytes, read) };
    refuseOtherHead(pack, answer);
    return answer;
  });
};
