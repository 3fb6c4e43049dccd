/** A sitting that people can be seated in, with the desks of its room, numbered row by row from the front. */
export interface SeatingSitting {
  readonly sitting_id: number;
  readonly rows: number;
  readonly columns: number;
  readonly blocked: readonly number[];
  readonly accessible: readonly number[];
}

/** A person to seat. */
export interface SeatingPerson {
  readonly enrolment_id: number;
  /** The names of the unit that recommended them and of their employer, if they have one. */
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

/** The people to seat, the sittings for them, and the rules. */
export interface SeatingRequest {
  readonly sittings: readonly SeatingSitting[];
  /** In the order in which they are seated, unless that is random. */
  readonly people: readonly SeatingPerson[];
  readonly order: 'number' | 'random';
  /** Whether neighbours must come from different units and employers. */
  readonly apart: boolean;
  /** The same seed gives the same seats. */
  readonly seed: number;
  readonly papers: readonly string[];
  /** Desks that people keep, provided that these still are desks for them. */
  readonly kept: readonly SeatedAt[];
}

/** The seats that were found, and the wishes that could not be met. */
export interface SeatingResult {
  /** Sitting by sitting, desk by desk. */
  readonly seated: readonly Seated[];
  /** People for whom there is no desk. */
  readonly unseated: readonly number[];
  /** People who need an accessible desk and have another. */
  readonly inaccessible: readonly number[];
  /** Pairs of neighbours of one unit or employer, by its name. */
  readonly same_unit: readonly { readonly name: string; readonly pairs: number }[];
}
