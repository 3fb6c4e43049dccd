import type { Role } from '../access/roles.js';
import type { SessionProfile } from './session-profile.js';

/** Why a profile could not be used: no data, no roles, or the call failed. */
export type ProfileFailure = 'profile_empty' | 'roles_empty' | 'call_failed';

/** The state of a session. Only `ready` and `switching` have a profile: no state is half loaded. */
export type Session<Profile extends SessionProfile = SessionProfile> =
  | { readonly state: 'anonymous' }
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly profile: Profile }
  | { readonly state: 'switching'; readonly profile: Profile; readonly role: Role }
  | { readonly state: 'failed'; readonly why: ProfileFailure }
  | { readonly state: 'expired' }
  | { readonly state: 'logged_out' };

/** The events of a session. */
export type SessionEvent<Profile extends SessionProfile = SessionProfile> =
  | { readonly type: 'profile_requested' }
  | { readonly type: 'profile_loaded'; readonly profile: Profile | null }
  | { readonly type: 'profile_failed' }
  | { readonly type: 'role_switched'; readonly role: Role }
  | { readonly type: 'session_expired' }
  | { readonly type: 'logged_out' };

/** Nobody is signed in, or there is a token whose profile is not loaded yet. */
export const initialSession: Session = { state: 'anonymous' };

const sessionOf = <Profile extends SessionProfile>(profile: Profile | null): Session<Profile> => {
  if (!profile) return { state: 'failed', why: 'profile_empty' };
  return Array.isArray(profile.roles) && profile.roles.length > 0
    ? { state: 'ready', profile }
    : { state: 'failed', why: 'roles_empty' };
};

/**
 * The session after an event. An event that does not fit the state (a late answer, a role not held) changes
 * nothing.
 */
export const sessionReducer = <Profile extends SessionProfile>(
  session: Session<Profile>,
  event: SessionEvent<Profile>,
): Session<Profile> => {
  const waiting = session.state === 'loading' || session.state === 'switching';
  switch (event.type) {
    case 'profile_requested':
      return waiting ? session : { state: 'loading' };
    case 'profile_loaded':
      return waiting ? sessionOf(event.profile) : session;
    case 'profile_failed':
      return waiting ? { state: 'failed', why: 'call_failed' } : session;
    case 'role_switched':
      return session.state === 'ready' && session.profile.held_roles.includes(event.role)
        ? { state: 'switching', profile: session.profile, role: event.role }
        : session;
    case 'session_expired':
      return waiting || session.state === 'ready' ? { state: 'expired' } : session;
    case 'logged_out':
      return { state: 'logged_out' };
    default:
      event satisfies never;
      return session;
  }
};
