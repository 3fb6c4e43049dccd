import type { Localised } from '../programme/programme.js';

/** A subject that candidates are examined in. */
export interface ExamSubject {
  readonly id: string;
  readonly title: Localised;
  /** The points that can be had, and those that pass it: each subject is passed by itself. */
  readonly full_points: number;
  readonly pass_points: number;
  /** How long its sitting usually takes. */
  readonly minutes: number;
  /** The papers that neighbours get in turn, such as A and B; one where everybody has the same. */
  readonly papers: readonly string[];
}

/** What is examined for which level, and when. Plain data, so that it can be a JSON file. */
export interface ExamRules {
  readonly subjects: readonly ExamSubject[];
  /** The ids of a level's subjects in the order in which they are sat. */
  readonly levels: Readonly<Record<string, readonly string[]>>;
  /** How many days an exam may take, from the day on that its class begins it. */
  readonly days: number;
  /** How many working days after its publication a candidate may ask for a score to be checked again. */
  readonly recheck_days: number;
  /**
   * For how many months a passed subject is kept, from the day on that its score became final: in another exam of the level until then it is not
   * sat again. None where nothing is kept.
   */
  readonly kept_months: number;
  /** What a ticket tells its candidate to keep to, one sentence each. */
  readonly ticket_rules: readonly Localised[];
}
