import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { profileOf } from '../../testing/example-routes.js';
import { roles } from '../access/roles.js';
import { initialSession, type Session, type SessionEvent, sessionReducer } from './session.js';

const master = profileOf(['master'], { held_roles: ['master', 'editor'] });
const stateAfter = (...events: readonly SessionEvent[]) =>
  events.reduce<Session>(sessionReducer, initialSession);
const requested = { type: 'profile_requested' } as const;
const loaded = { type: 'profile_loaded', profile: master } as const;

describe('the session', () => {
  it('is ready once a profile with roles has come', () => {
    expect(stateAfter(requested)).toEqual({ state: 'loading' });
    expect(stateAfter(requested, loaded)).toEqual({ state: 'ready', profile: master });
  });

  it.each([
    [null, 'profile_empty'],
    [profileOf([]), 'roles_empty'],
  ] as const)('fails on a profile that cannot be used, and keeps nothing of it: %#', (profile, why) => {
    expect(stateAfter(requested, { type: 'profile_loaded', profile })).toEqual({ state: 'failed', why });
  });

  it('fails when the call fails', () => {
    expect(stateAfter(requested, { type: 'profile_failed' })).toEqual({
      state: 'failed',
      why: 'call_failed',
    });
  });

  it('keeps its profile while a role is switched, and takes the new one', () => {
    const switching = stateAfter(requested, loaded, { type: 'role_switched', role: 'editor' });
    expect(switching).toEqual({ state: 'switching', profile: master, role: 'editor' });
    const editor = profileOf(['editor']);
    expect(sessionReducer(switching, { type: 'profile_loaded', profile: editor })).toEqual({
      state: 'ready',
      profile: editor,
    });
  });

  it('does not switch to a role that the account does not hold', () => {
    expect(stateAfter(requested, loaded, { type: 'role_switched', role: 'admin' })).toMatchObject({
      state: 'ready',
    });
  });

  it('loads once at a time', () => {
    const switching = stateAfter(requested, loaded, { type: 'role_switched', role: 'editor' });
    expect(sessionReducer(switching, requested)).toBe(switching);
    expect(stateAfter(requested, requested)).toEqual({ state: 'loading' });
  });

  it('forgets everything when it expires or is signed out, and ignores answers that come late', () => {
    expect(stateAfter(requested, loaded, { type: 'session_expired' }, loaded)).toEqual({ state: 'expired' });
    expect(stateAfter(requested, { type: 'logged_out' }, loaded, { type: 'profile_failed' })).toEqual({
      state: 'logged_out',
    });
  });

  it('does not expire when nobody is signed in', () => {
    expect(stateAfter({ type: 'session_expired' })).toEqual(initialSession);
    expect(stateAfter({ type: 'logged_out' }, { type: 'session_expired' })).toEqual({ state: 'logged_out' });
  });

  it('ignores an event that it does not know', () => {
    expect(stateAfter(requested, JSON.parse('{ "type": "renamed" }'))).toEqual({ state: 'loading' });
  });

  it('never has a profile outside ready and switching, nor one without roles, for any sequence of events', () => {
    const role = fc.constantFrom(...roles);
    const profile = fc
      .tuple(fc.uniqueArray(role), fc.uniqueArray(role))
      .map(([now, held]) => profileOf(now, { held_roles: held }));
    const event: fc.Arbitrary<SessionEvent> = fc.oneof(
      fc.constantFrom<SessionEvent>(
        requested,
        { type: 'profile_failed' },
        { type: 'session_expired' },
        { type: 'logged_out' },
      ),
      fc.record({ type: fc.constant('profile_loaded' as const), profile: fc.option(profile) }),
      fc.record({ type: fc.constant('role_switched' as const), role }),
    );
    fc.assert(
      fc.property(fc.array(event, { maxLength: 40 }), (events) => {
        let session: Session = initialSession;
        for (const each of events) {
          session = sessionReducer(session, each);
          expect('profile' in session).toBe(['ready', 'switching'].includes(session.state));
          if ('profile' in session) expect(session.profile.roles).not.toHaveLength(0);
          if (session.state === 'switching') expect(session.profile.held_roles).toContain(session.role);
        }
      }),
    );
  });
});
