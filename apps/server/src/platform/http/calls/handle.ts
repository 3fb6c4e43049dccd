import type { CallName, Contract } from '@skillcert/api-client/contract';
import type { z } from 'zod';
import type { Services } from '../../services.js';
import type { CookieName } from '../guards/cookies.js';
import { withinClass } from '../guards/within-class.js';
import type { Candidate, StaffSession } from './caller.js';

/** The facts of a request beside its input. */
export interface RequestFacts {
  readonly request_id: string;
  readonly address: string;
  readonly user_agent: string;
  readonly language: string;
  /** The `Idempotency-Key`, present on every call that declares `needsKey`. */
  readonly key: string;
  /** The body of calls whose body is bytes; otherwise empty. */
  readonly bytes: Uint8Array;
  /** Sets one of our HttpOnly cookies on the answer; `max_age` in seconds, 0 removes it. */
  readonly setCookie: (name: CookieName, value: string, max_age: number) => void;
  readonly cookie: (name: CookieName) => string | undefined;
  readonly header: (name: string) => string | undefined;
  /** Reports with a document the characters that no font has; the document shows their code points instead. */
  readonly reportMissing: (characters: readonly string[]) => void;
  /** Aborted when nobody waits for the answer any more. */
  readonly gone: () => AbortSignal;
}

/** The caller's type, by the access that the contract declares. */
type CallerOf<Name extends CallName> = Contract[Name]['access']['to'] extends 'anyone'
  ? undefined
  : Contract[Name]['access']['to'] extends 'ticket'
    ? Candidate
    : Contract[Name]['access']['to'] extends 'ticket_or_roles'
      ? Candidate | StaffSession
      : StaffSession;

/** Everything a handler gets: validated input, the proven caller, the services, and facts of the request. */
export interface Call<Name extends CallName> {
  readonly input: z.output<Contract[Name]['input']>;
  readonly caller: CallerOf<Name>;
  readonly services: Services;
  readonly request: RequestFacts;
}

type Answer<Name extends CallName> = Promise<z.input<Contract[Name]['output']>>;

/** A call bound to its handler. */
export interface Handler<Name extends CallName = CallName> {
  readonly call: Name;
  readonly run: (call: Call<Name>) => Answer<Name>;
}

/** A handler without the types of its call, as the registration loop uses it. */
export interface AnyHandler {
  readonly call: CallName;
  readonly run: (call: never) => Promise<unknown>;
}

/**
 * Binds a handler to its call. Session, permission, class scope and input are checked before it runs; whether the class
 * accepts the call in its state is checked at the beginning of the handler's transaction.
 */
export const handle = <Name extends CallName>(
  call: Name,
  run: (call: Call<Name>) => Answer<Name>,
): Handler<Name> => ({
  call,
  run: (given) => withinClass(given.services, { call, ...given }, (services) => run({ ...given, services })),
});
