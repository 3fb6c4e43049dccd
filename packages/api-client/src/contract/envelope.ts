import type { PictureFault } from '@skillcert/core';
import type { FieldError } from './field-problems.js';
import type { Obstacle } from './obstacle.js';
import type { Challenge } from './proof-of-work.js';

/** The answer of every call. `code` decides: 20000 and 1 are success, all else is a refusal. */
export interface Envelope<Data> {
  readonly code: number;
  /** In the language of the caller. */
  readonly message: string;
  readonly data: Data;
}

/** The data of a refusal. */
export interface Refusal {
  /** Input errors by field, dotted for nested fields. */
  readonly fields?: Readonly<Record<string, FieldError>>;
  /** Seconds after which trying again makes sense. */
  readonly retry_after?: number;
  /** The work to do before the same call is made again, with `proof_needed`. */
  readonly challenge?: Challenge;
  /** The options, with `choice_needed`. */
  readonly choices?: readonly string[];
  /** The obstacle, with `transition_refused`, `in_use` and `move_barred`. */
  readonly obstacle?: Obstacle;
  /** The fault of the picture, with `photo_refused` and `file_refused`. */
  readonly picture?: PictureFault;
}

/** The code that our server sends for success. */
export const successCode = 20000;
