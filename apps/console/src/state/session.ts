import type { Profile } from '@skillcert/api-client';
import { type Session, type SessionEvent, sessionReducer } from '@skillcert/core';
import { proxy, ref, useSnapshot } from 'valtio';
import { letGo } from './let-go.js';
import { readToken } from './token.js';

type ConsoleSession = Session<Profile>;

interface KnownSession {
  readonly session: ConsoleSession;
  /** The token that the profile was loaded with; under another token it counts for nothing. */
  readonly token: string | undefined;
}

const anonymous: ConsoleSession = { state: 'anonymous' };
// As one reference: a profile is replaced as a whole, never changed in parts.
const state = proxy({ known: ref<KnownSession>({ session: anonymous, token: undefined }) });

/** The account whose data this page may hold. */
let owner: number | undefined;

/** The session that goes with the token of this moment. */
export const currentSession = (): ConsoleSession =>
  state.known.token === readToken() ? state.known.session : anonymous;

/** Whether an account was signed in here, even if its token is gone. */
export const wasSignedIn = (): boolean => state.known.session.state === 'ready';

/** Sends an event to the session machine. No data of an account outlives its session here, wherever that ended. */
export const sendToSession = (event: SessionEvent<Profile>): ConsoleSession => {
  const session = sessionReducer<Profile>(currentSession(), event);
  const account = session.state === 'ready' ? session.profile.user_id : owner;
  if (session.state === 'logged_out' || account !== owner) for (const forget of letGo) forget();
  owner = account;
  state.known = ref({ session, token: readToken() });
  return session;
};

/** Declares that the profile belongs to the current token, which was changed on purpose. */
export const adoptToken = (): void => {
  state.known = ref({ session: state.known.session, token: readToken() });
};

/** The known state of the session; renders again when it changes. If the token matters, use {@link currentSession}. */
export const useSession = (): ConsoleSession => useSnapshot(state).known.session;
