import type { Localised } from '../programme/programme.js';

/** A subject that candidates are examined in. */
export interface ExamSubject {
  readonly id: string;
  readonly title: Localised;
  /** The full points, and those that pass: each subject is passed by itself. */
  readonly full_points: number;
  readonly pass_points: number;
  /** The usual length of its sitting. */
  readonly minutes: number;
  /** The papers that neighbours get in turn, such as A and B; one where everybody has the same. */
  readonly papers: readonly string[];
}

/** The subjects of each level, and their times. Plain data, so that it can be a JSON file. */
export interface ExamRules {
  readonly subjects: readonly ExamSubject[];
  /** The ids of a level's subjects in the order in which they are sat. */
  readonly levels: Readonly<Record<string, readonly string[]>>;
  /** The number of days that an exam may take, counted from the first day of the exam of its class. */
  readonly days: number;
  /** The number of working days after publication in which a candidate may request a recheck of a score. */
  readonly recheck_days: number;
  /**
   * The number of months for which a passed subject is kept, from the day on which its score became final: in
   * another exam of the level until then it is not sat again. 0 if nothing is kept.
   */
  readonly kept_months: number;
  /**
   * The minutes after the start of a sitting until which candidates are let in as a matter of course. Those who come
   * later are let in if an invigilator decides so, which the door says and records. Left out where no rule says it.
   */
  readonly entry_minutes?: number;
  /** The rules that a ticket prints for its candidate, one sentence each. */
  readonly ticket_rules: readonly Localised[];
}
