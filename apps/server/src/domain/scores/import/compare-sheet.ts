import { createHash } from 'node:crypto';
import type { ScoreLine } from '@skillcert/api-client/contract';
import {
  type ComparedScore,
  compareScores,
  type ExamScore,
  type ExamSubject,
  idTypes,
  importLimits,
  maskIdCard,
  maskName,
} from '@skillcert/core';
import type { Kysely } from 'kysely';
import type { Keyring } from '../../../platform/crypto/keyring.js';
import { isSameName } from '../../../platform/sheet/values/is-same-name.js';
import type { Database } from '../../../platform/store/database.js';
import { idIndex } from '../../foundation/search/id-index.js';
import { doubtOfLine, readSheetDoubts } from '../absence/read-sheet-doubts.js';
import { placeOf } from '../enter-cells.js';
import { type KeptScore, readKeptScores } from '../read-kept-scores.js';
import { type Examined, readExamined } from './read-examined.js';
import type { SaidRow } from './read-row.js';
import type { ScoreSheet } from './read-score-sheet.js';

/** A score of a sheet, its candidate, and its effect. */
export type ComparedLine = ComparedScore<
  Omit<ScoreLine, 'difference' | 'was' | 'doubt'> & {
    readonly enrolment_id: number | null;
    readonly score: ExamScore | null;
  }
> &
  Pick<ScoreLine, 'doubt'>;

/** A sheet beside the current scores. */
interface ComparedSheet {
  readonly lines: readonly ComparedLine[];
  /** The current scores of the candidates that it names. */
  readonly scores: readonly KeptScore[];
  /** Identifies all compared values, without revealing hidden ones. */
  readonly basis: string;
}

interface Comparing {
  readonly class_id: number;
  readonly user_id: number;
  readonly subjects: readonly ExamSubject[];
  readonly now: Date;
  readonly keyring: Keyring;
}

/** A number without what does not count: blanks, case, and characters that nobody sees. */
const plain = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/[\s\p{Cf}]+/gu, '')
    .toUpperCase();

/** The keys under which a document of any kind with this number is found. */
const idKeysOf = (keyring: Keyring, id_card: string): readonly string[] =>
  id_card === '' ? [] : idTypes.map((id_type) => idIndex(keyring, id_type, id_card).toString('hex'));

/** A number as sheets write it, and as it may be stored. */
const spellings = (number: string) => (number === '' ? [] : [number, number.toUpperCase()]);

/**
 * Finds the candidate of a row: all its facts must be of the same one, so that scores of a column that slipped by a
 * row are not taken for others'. Somebody whom all its numbers name, and its name does not, is its `holder`.
 */
const finder = (examined: readonly Examined[], keysOf: (id_card: string) => readonly string[]) => {
  const byNumber = new Map<string, Examined>();
  for (const each of examined) {
    byNumber.set(plain(each.enrol_no), each);
    if (each.ticket_no) byNumber.set(plain(each.ticket_no), each);
  }
  const byId = new Map(examined.map((each) => [each.id_key, each]));
  const ofId = (id_card: string) =>
    keysOf(id_card)
      .map((key) => byId.get(key))
      .find(Boolean);
  return ({ enrol_no, ticket_no, id_card, name }: SaidRow): { found?: Examined; holder?: Examined } => {
    const numbers = [enrol_no, ticket_no].filter((number) => number !== '');
    const named = [
      ...numbers.map((number) => byNumber.get(plain(number))),
      ...(id_card === '' ? [] : [ofId(id_card)]),
    ];
    const [found] = named;
    if (!found || named.some((each) => each !== found)) return {};
    return name === '' || isSameName(name, found.name) ? { found } : { holder: found };
  };
};

/** Compares a sheet with the current scores, for the person who would enter it; in three statements. */
export const compareSheet = async (
  db: Kysely<Database>,
  { rows, isLong }: ScoreSheet,
  { class_id, user_id, subjects, now, keyring }: Comparing,
): Promise<ComparedSheet> => {
  const numbers = new Set(rows.flatMap((row) => [row.enrol_no, row.ticket_no].flatMap(spellings)));
  const idKeys = new Map(rows.map(({ id_card }) => [id_card, idKeysOf(keyring, id_card)] as const));
  const examined = await readExamined(db, class_id, {
    numbers: [...numbers],
    id_keys: [...idKeys.values()].flat(),
    // The numbers of a row may be of several candidates.
    limit: 3 * importLimits.rows_max,
  });
  const findIn = finder(examined, (id_card) => idKeys.get(id_card) ?? []);
  const said = rows.flatMap((row) => {
    const { found, holder } = findIn(row);
    return row.scores.map((score) => ({
      ...score,
      // A number that cannot be read counts where no other one names the candidate.
      flaw: found ? score.flaw : (row.flaw ?? score.flaw),
      row_no: row.row_no,
      enrolment_id: found?.enrolment_id ?? null,
      number: row.ticket_no || row.enrol_no || maskIdCard(row.id_card),
      name: found?.name ?? row.name,
      holder: holder ? maskName(holder.name) : null,
    }));
  });
  const ids = said.flatMap(({ enrolment_id }) => (enrolment_id === null ? [] : [enrolment_id]));
  const { scores } = await readKeptScores(db, class_id, ids);
  const kept = new Map(scores.map((score) => [placeOf(score), score]));
  const doubts = await readSheetDoubts(db, class_id, { said, now });
  const lines = compareScores(said, {
    user_id,
    subjects,
    isLong,
    standing: (enrolment_id, subject) => kept.get(placeOf({ enrolment_id, subject })),
  }).map((line) => ({ ...line, doubt: doubtOfLine(doubts, line) }));
  const basis = createHash('sha256')
    .update(JSON.stringify([class_id, user_id, lines]))
    .digest('base64url');
  return { lines, scores, basis };
};
