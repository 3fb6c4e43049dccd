import type { Localised } from '../programme/programme.js';

/**
 * The conditions that a candidate can be asked to meet. `identity` applies to everybody, the others where a
 * set names them.
 */
export const conditionNames = ['identity', 'age', 'education', 'work', 'certificate'] as const;

/** One of {@link conditionNames}. */
export type ConditionName = (typeof conditionNames)[number];

/** A kind of document that a candidate can send. */
export interface DocumentKind {
  readonly id: string;
  readonly title: Localised;
  /** The fact that the document must show. */
  readonly hint?: Localised;
}

/**
 * One way to qualify for a level: everything that it names must be met. A level has as many as there are
 * alternatives.
 */
export interface ConditionSet {
  readonly id: string;
  /** The id of the programme's level it leads to. */
  readonly level: string;
  /** The first day it holds, `2024-04-01`. */
  readonly from: string;
  /** The last day it holds; left out, it holds until further notice. */
  readonly until?: string;
  readonly min_age?: number;
  /** The least level of education, one of the rules' `educations`. */
  readonly education?: string;
  /** Full years of work in the occupation. */
  readonly work_years?: number;
  /** A certificate of one of these levels, held for at least this many full years. */
  readonly certificate?: { readonly levels: readonly string[]; readonly years_since: number };
}

/** A text that a reviewer picks and may change: why something is returned or refused. */
export interface ReviewText {
  readonly id: string;
  readonly text: Localised;
  /** `refuse`, `doubt`, the id of a kind of document, or `document` for any of them. */
  readonly about: readonly string[];
}

/**
 * Which conditions each level sets for enrolment, and what proves them. Plain data, so that it can be a JSON
 * file.
 */
export interface AdmissionRules {
  /** Levels of education, the lowest first. */
  readonly educations: readonly string[];
  readonly document_kinds: readonly DocumentKind[];
  /** The kinds of documents that together prove a condition; none where the candidate's word is enough. */
  readonly proofs: { readonly [Name in ConditionName]: readonly string[] };
  readonly sets: readonly ConditionSet[];
  readonly review_texts: readonly ReviewText[];
}
