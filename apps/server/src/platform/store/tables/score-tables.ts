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
  /** The id of the subject, from the exam rules of the programme. */
  subject: string;
  status: ScoreStatus;
  /** The points of the first entry; null for a mark, or while there is none. */
  first_points: Maybe<number>;
  /** The mark of the first entry in place of points; null for points, or while there is none. */
  first_mark: Maybe<ExamMark>;
  /** The account of the first entry; null while there is none. */
  first_by: Maybe<number>;
  /** The points of the second entry; null for a mark, or while there is none. */
  second_points: Maybe<number>;
  /** The mark of the second entry in place of points; null for points, or while there is none. */
  second_mark: Maybe<ExamMark>;
  /** The account of the second entry; the same as first_by for a confirmed absence. */
  second_by: Maybe<number>;
  /** The points of the result; null for a mark, or until the entries agree or a third person decides. */
  points: Maybe<number>;
  /** The mark of the result in place of points; null for points, or until there is a result. */
  mark: Maybe<ExamMark>;
  /** The third person who decided between the entries; null if they agreed. */
  decided_by: Maybe<number>;
  /** The account that confirmed the absence in both entries. */
  absent_by: Maybe<number>;
  /** The account that froze the score; null until then. */
  frozen_by: Maybe<number>;
  /** The moment at which the score was frozen; null until then. */
  frozen_at: MaybeInstant;
  /** The account that published the score; null until then. */
  published_by: Maybe<number>;
  /** The moment at which the score was published; null until then. */
  published_at: MaybeInstant;
  /** The last amendment that changed or annulled the score; null for none. */
  amendment_id: Maybe<number>;
  /** The moment of the last change; of a final score, the moment at which it became final. */
  updated_at: Instant;
}

/** An entry of the ledger of scores. Rows are only added. */
interface ScoreEntryTable {
  class_id: number;
  entry_id: number;
  enrolment_id: number;
  /** The id of the subject, from the exam rules of the programme. */
  subject: string;
  /** The step that the entry records. */
  event:
    | Exclude<EntryOutcome, 'unchanged' | 'settled'>
    | 'arbitrate'
    | 'amend'
    | 'annul'
    | 'confirm_absence'
    | 'withdraw_absence';
  /** The points that the step entered; null for a mark, and if it entered none. */
  points: Maybe<number>;
  /** The mark that the step entered in place of points; null if it entered none. */
  mark: Maybe<ExamMark>;
  /** The account that took the step. */
  user_id: number;
  /** The reason of a decision, an amendment or an annulment; null otherwise. */
  reason: Maybe<string>;
  at: Instant;
  /** The sheet from which it came; null if it was typed. */
  import_id: Maybe<number>;
}

/** A sheet of scores that one person has imported, and how many of its scores were undone. */
interface ScoreImportTable {
  class_id: number;
  import_id: number;
  /** The title that the importer gave, at first the name of the file. */
  title: string;
  /** The number of scores that it entered. */
  scores: number;
  imported_by: number;
  imported_at: Instant;
  /** The moment at which it was undone; null until then. */
  undone_at: MaybeInstant;
  /** The number of its scores that were undone; null while it is not undone. */
  taken_back: Maybe<number>;
}

/** A change of a frozen score, which one person proposes and another decides. */
interface ScoreAmendmentTable {
  class_id: number;
  amendment_id: number;
  enrolment_id: number;
  /** The id of the subject, from the exam rules of the programme. */
  subject: string;
  kind: 'amend' | 'annul';
  /** The new points; null for a mark or an annulment. */
  points: Maybe<number>;
  /** The new mark in place of points; null for points or an annulment. */
  mark: Maybe<ExamMark>;
  /** The points of the score at the proposal; null for a mark. */
  was_points: Maybe<number>;
  /** The mark of the score at the proposal; null for points. */
  was_mark: Maybe<ExamMark>;
  /** The reason of the proposal. */
  reason: string;
  status: Generated<AmendmentStatus>;
  /** The account that proposed it and may not decide it. */
  proposed_by: number;
  proposed_at: Instant;
  /** The account that confirmed, refused or withdrew it; null while it is open. */
  decided_by: Maybe<number>;
  /** The moment at which it was confirmed, refused or withdrawn; null while it is open. */
  decided_at: MaybeInstant;
  /** The reason of the decision; null if none was given. */
  decision_reason: Maybe<string>;
}

/** A candidate's request to have a published score checked again. */
interface ScoreRecheckTable {
  class_id: number;
  recheck_id: number;
  enrolment_id: number;
  /** The id of the subject, from the exam rules of the programme. */
  subject: string;
  /** The candidate's reason; `***` after an erasure. */
  reason: string;
  status: Generated<RecheckStatus>;
  requested_at: Instant;
  /** The account that decided it; null while it is open, and again if its amendment is refused or withdrawn. */
  decided_by: Maybe<number>;
  /** The moment of the decision; null together with decided_by. */
  decided_at: MaybeInstant;
  /** The reason of the decision; null together with decided_by. */
  decision_reason: Maybe<string>;
  /** The change that an upheld request led to. */
  amendment_id: Maybe<number>;
}

/** An explanation of a score that the marks of its sitting contradict. */
interface PresenceWordTable {
  class_id: number;
  enrolment_id: number;
  /** The id of the subject, from the exam rules of the programme. */
  subject: string;
  /** The contradiction that it explains. */
  kind: PresenceDoubt;
  /** The explanation; `***` after an erasure. */
  word: string;
  said_by: number;
  said_at: Instant;
}

/** A subject that a candidate passed in another class and does not sit again; a lost one no longer counts. */
interface KeptSubjectTable {
  class_id: number;
  enrolment_id: number;
  /** The id of the subject, from the exam rules of the programme. */
  subject: string;
  /** The class in which the candidate passed it. */
  from_class_id: number;
  /** The enrolment with which the candidate passed it. */
  from_enrolment_id: number;
  /** The points with which the candidate passed it. */
  points: number;
  /** The moment at which those points became final. */
  final_at: Instant;
  /** The moment up to which it counts. */
  kept_until: Instant;
  /** The account that kept it; null for the clock. */
  kept_by: Maybe<number>;
  kept_at: Instant;
  /** `changed`: its score was amended; `expired`: the rules no longer keep it; null while it counts. */
  lost_as: Maybe<'changed' | 'expired'>;
  /** The account whose step ended it; null for the clock, and while it counts. */
  lost_by: Maybe<number>;
  /** The moment from which it no longer counts; null while it counts. */
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
