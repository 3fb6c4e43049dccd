/** A sitting that people can be seated in: the desks of its room, numbered row by row from the front. */
export interface SeatingSitting {
  readonly sitting_id: number;
  readonly rows: number;
  readonly columns: number;
  readonly blocked: readonly number[];
  readonly accessible: readonly number[];
}

/** Somebody who is to be seated. */
export interface SeatingPerson {
  readonly enrolment_id: number;
  /** The names of the unit that recommended them and of their employer, where they have one. */
  readonly origins: readonly string[];
  /** Whether they need an accessible desk. */
  readonly accessible: boolean;
}

/** A person's desk. */
export interface SeatedAt {
  readonly enrolment_id: number;
  readonly sitting_id: number;
  readonly desk: number;
}

/** A person's desk with the paper that lies on it. */
interface Seated extends SeatedAt {
  readonly paper: string;
}

/** Who is to be seated where, and by which rules. */
export interface SeatingRequest {
  readonly sittings: readonly SeatingSitting[];
  /** In the order in which they are seated, unless it is drawn. */
  readonly people: readonly SeatingPerson[];
  readonly order: 'number' | 'random';
  /** Whether neighbours must come from different units and employers. */
  readonly apart: boolean;
  /** The same seed gives the same seats. */
  readonly seed: number;
  readonly papers: readonly string[];
  /** Desks that are kept by whoever has them, where they still are desks for them. */
  readonly kept: readonly SeatedAt[];
}

/** Who sits where, and what could not be had. */
export interface SeatingResult {
  /** Sitting by sitting, desk by desk. */
  readonly seated: readonly Seated[];
  /** For whom there is no desk. */
  readonly unseated: readonly number[];
  /** Who needs an accessible desk and has another. */
  readonly inaccessible: readonly number[];
  /** Pairs of neighbours of one unit or employer, by its name. */
  readonly same_unit: readonly { readonly name: string; readonly pairs: number }[];
}
