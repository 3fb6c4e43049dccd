import type { PictureFault } from '@skillcert/core';
import type { Challenge, ErrorName, FieldError, Obstacle } from './contract/browser.js';

/** How a call failed: refused by the server, session over, network gone, given up by the caller. */
export type CallFailure = 'refused' | 'expired' | 'network' | 'cancelled';

interface CallErrorDetails {
  readonly failure: CallFailure;
  readonly message: string;
  readonly code?: number;
  readonly name?: ErrorName;
  readonly fields?: Readonly<Record<string, FieldError>>;
  readonly retry_after?: number;
  readonly challenge?: Challenge;
  readonly choices?: readonly string[];
  readonly obstacle?: Obstacle;
  readonly picture?: PictureFault;
  readonly cause?: unknown;
}

/** The error that every failed call rejects with. `message` is in the caller's language except for network failures. */
export class CallError extends Error {
  readonly failure: CallFailure;
  /** The envelope's code; 0 where no envelope arrived. */
  readonly code: number;
  /** The refusal by name, where this release knows the code. */
  readonly refusal: ErrorName | undefined;
  readonly fields: Readonly<Record<string, FieldError>>;
  readonly retry_after: number | undefined;
  /** The work that the server demands first; the client does it automatically, once. */
  readonly challenge: Challenge | undefined;
  /** The options to choose from before the same call is repeated; empty if there is nothing to choose. */
  readonly choices: readonly string[];
  /** The obstacle that made the server refuse a step. */
  readonly obstacle: Obstacle | undefined;
  /** The fault of the picture that was sent, if that is the refusal. */
  readonly picture: PictureFault | undefined;

  constructor(details: CallErrorDetails) {
    super(details.message, { cause: details.cause });
    this.name = 'CallError';
    this.failure = details.failure;
    this.code = details.code ?? 0;
    this.refusal = details.name;
    this.fields = details.fields ?? {};
    this.retry_after = details.retry_after;
    this.challenge = details.challenge;
    this.choices = details.choices ?? [];
    this.obstacle = details.obstacle;
    this.picture = details.picture;
  }
}

/** Whether a thrown value is a {@link CallError}, of the given kind of failure if there is one. */
export const isCallError = (error: unknown, failure?: CallFailure): error is CallError =>
  error instanceof CallError && (failure === undefined || error.failure === failure);
