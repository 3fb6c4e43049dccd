import type {
  AmendmentStatus,
  EntryOutcome,
  ExamMark,
  PresenceDoubt,
  RecheckStatus,
  ScoreStatus,
} from '@skillcert/core';
import type { Generated } from 'kysely';
import type { Instant, Maybe, MaybeInstant } from './column.js';

/** A candidate's score in a subject: the two entries, and the result once they agree or a third person has decided. */
interface ScoreTable {
  class_id: number;
  enrolment_id: number;
  subject: string;
  status: ScoreStatus;
  first_points: Maybe<number>;
  first_mark: Maybe<ExamMark>;
  first_by: Maybe<number>;
  second_points: Maybe<number>;
  second_mark: Maybe<ExamMark>;
  second_by: Maybe<number>;
  points: Maybe<number>;
  mark: Maybe<ExamMark>;
  decided_by: Maybe<number>;
  /** The account that confirmed the absence in both entries. */
  absent_by: Maybe<number>;
  frozen_by: Maybe<number>;
  frozen_at: MaybeInstant;
  published_by: Maybe<number>;
  published_at: MaybeInstant;
  /** The amendment that changed or annulled the score. */
  amendment_id: Maybe<number>;
  updated_at: Instant;
}

/** An entry of the ledger of scores. Rows are only added. */
interface ScoreEntryTable {
  class_id: number;
  entry_id: number;
  enrolment_id: number;
  subject: string;
  event:
    | Exclude<EntryOutcome, 'unchanged' | 'settled'>
    | 'arbitrate'
    | 'amend'
    | 'annul'
    | 'confirm_absence'
    | 'withdraw_absence';
  points: Maybe<number>;
  mark: Maybe<ExamMark>;
  user_id: number;
  reason: Maybe<string>;
  at: Instant;
  /** The sheet from which it came. */
  import_id: Maybe<number>;
}

/** A sheet of scores that one person has imported, and how many of its scores were undone. */
interface ScoreImportTable {
  class_id: number;
  import_id: number;
  title: string;
  /** How many scores it entered. */
  scores: number;
  imported_by: number;
  imported_at: Instant;
  undone_at: MaybeInstant;
  taken_back: Maybe<number>;
}

/** A change of a frozen score, which one person proposes and another decides. */
interface ScoreAmendmentTable {
  class_id: number;
  amendment_id: number;
  enrolment_id: number;
  subject: string;
  kind: 'amend' | 'annul';
  points: Maybe<number>;
  mark: Maybe<ExamMark>;
  was_points: Maybe<number>;
  was_mark: Maybe<ExamMark>;
  reason: string;
  status: Generated<AmendmentStatus>;
  proposed_by: number;
  proposed_at: Instant;
  decided_by: Maybe<number>;
  decided_at: MaybeInstant;
  decision_reason: Maybe<string>;
}

/** A candidate's request to have a published score checked again. */
interface ScoreRecheckTable {
  class_id: number;
  recheck_id: number;
  enrolment_id: number;
  subject: string;
  reason: string;
  status: Generated<RecheckStatus>;
  requested_at: Instant;
  decided_by: Maybe<number>;
  decided_at: MaybeInstant;
  decision_reason: Maybe<string>;
  /** The change that an upheld request led to. */
  amendment_id: Maybe<number>;
}

/** An explanation of a score that the marks of its sitting contradict. */
interface PresenceWordTable {
  class_id: number;
  enrolment_id: number;
  subject: string;
  kind: PresenceDoubt;
  word: string;
  said_by: number;
  said_at: Instant;
}

/** A subject that a candidate passed in another class and does not sit again; a lost one no longer counts. */
interface KeptSubjectTable {
  class_id: number;
  enrolment_id: number;
  subject: string;
  from_class_id: number;
  from_enrolment_id: number;
  points: number;
  final_at: Instant;
  kept_until: Instant;
  /** The account that kept it; null for the clock. */
  kept_by: Maybe<number>;
  kept_at: Instant;
  lost_as: Maybe<'changed' | 'expired'>;
  lost_by: Maybe<number>;
  lost_at: MaybeInstant;
}

/** The tables of scores. */
export interface ScoreTables {
  score: ScoreTable;
  score_entry: ScoreEntryTable;
  score_import: ScoreImportTable;
  score_amendment: ScoreAmendmentTable;
  score_recheck: ScoreRecheckTable;
  presence_word: PresenceWordTable;
  kept_subject: KeptSubjectTable;
}
