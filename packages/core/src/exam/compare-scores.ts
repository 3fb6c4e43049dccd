import { type EntryOutcome, type ExamScore, enterScore, type StandingScore } from './enter-score.js';
import type { ExamSubject } from './exam-rules.js';

/**
 * The effect that a score of a sheet would have: a `new` first entry, the `second` one, a correction of one's
 * own entry (`differs`), the `same` as the current one, or none because the score is `settled`; or the reason
 * why it cannot be entered at all: its row names nobody who is examined (`unknown`), or by number one person and by
 * name another (`misnamed`).
 */
export const scoreDifferences = [
  'new',
  'second',
  'differs',
  'same',
  'settled',
  'out_of_range',
  'unread',
  'repeated',
  'misnamed',
  'unknown',
] as const;

/** One of {@link scoreDifferences}. */
export type ScoreDifference = (typeof scoreDifferences)[number];

/** A score as a sheet has it. */
export interface SheetScore {
  readonly row_no: number;
  /** Null if the row belongs to no examined candidate. */
  readonly enrolment_id: number | null;
  /** The masked name of the candidate whose number the row has with another name. */
  readonly holder?: string | null;
  readonly subject: string;
  /** Null for a text that is neither points nor a mark. */
  readonly score: ExamScore | null;
}

/** A score of a sheet beside the current one. */
export type ComparedScore<Said extends SheetScore = SheetScore> = Said & {
  readonly difference: ScoreDifference;
  /**
   * The current score, as far as the caller may know it: an entry that only another person has made is never
   * shown.
   */
  readonly was: ExamScore | null;
};

/** The state of a score, with the figure that counts once there is one. */
export interface ShownScore extends StandingScore {
  readonly score: ExamScore | null;
}

interface Comparing {
  readonly user_id: number;
  readonly subjects: readonly Pick<ExamSubject, 'id' | 'full_points'>[];
  /** Whether a sheet has a row for each score, and not for each candidate. */
  readonly isLong?: boolean | undefined;
  /** The score of a candidate in a subject; undefined if nobody has entered one yet. */
  readonly standing: (enrolment_id: number, subject: string) => ShownScore | undefined;
}

const nothing: ShownScore = { status: 'empty', first: null, second: null, score: null };

// Which of the two a second entry is would give the first one away, to be copied or tried out.
const differenceOf = {
  first_entry: 'new',
  second_entry_same: 'second',
  second_entry_differs: 'second',
  correct: 'differs',
  withdraw: 'settled',
  unchanged: 'settled',
  settled: 'settled',
} as const satisfies Record<EntryOutcome, ScoreDifference>;

/** The score that a user may know: the current one, else their own entry. */
const knownTo = (user_id: number, { first, second, score }: ShownScore): ExamScore | null =>
  score ?? [first, second].find((entry) => entry?.user_id === user_id)?.score ?? null;

type KeyOf = (said: SheetScore) => string;

/** The candidates, or scores, of more than one row: nothing says which of them is right. */
const repeatedIn = (said: readonly SheetScore[], keyOf: KeyOf): ReadonlySet<string> => {
  const rowOf = new Map<string, number>();
  const repeated = new Set<string>();
  for (const each of said) {
    const key = keyOf(each);
    if ((rowOf.get(key) ?? each.row_no) !== each.row_no) repeated.add(key);
    rowOf.set(key, each.row_no);
  }
  return repeated;
};

/** Compares the scores of a sheet with the current ones, as far as one user may know them. Nothing is entered. */
export const compareScores = <Said extends SheetScore>(
  said: readonly Said[],
  { user_id, subjects, standing, isLong = false }: Comparing,
): ComparedScore<Said>[] => {
  const full = new Map(subjects.map(({ id, full_points }) => [id, full_points]));
  const keyOf: KeyOf = ({ enrolment_id, subject }) => `${enrolment_id}/${isLong ? subject : ''}`;
  const repeated = repeatedIn(said, keyOf);
  return said.map((each): ComparedScore<Said> => {
    const { enrolment_id, subject, score } = each;
    if (enrolment_id === null)
      return { ...each, difference: each.holder ? 'misnamed' : 'unknown', was: null };
    const now = standing(enrolment_id, subject) ?? nothing;
    const was = knownTo(user_id, now);
    const differs = (): ScoreDifference => {
      if (repeated.has(keyOf(each))) return 'repeated';
      if (score === null) return 'unread';
      if (typeof score === 'number' && score > (full.get(subject) ?? 0)) return 'out_of_range';
      return score === was ? 'same' : differenceOf[enterScore(now, { user_id, score })];
    };
    return { ...each, difference: differs(), was };
  });
};

/** Whether a score of a sheet is entered by its import. */
export const isImported = (difference: ScoreDifference): boolean =>
  difference === 'new' || difference === 'second' || difference === 'differs';
