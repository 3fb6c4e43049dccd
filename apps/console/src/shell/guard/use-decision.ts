import { type Decision, decideNavigation, type RouteMatch } from '@skillcert/core';
import { useState } from 'react';
import type { Location } from 'react-router-dom';
import { routes } from '../../routes.js';
import { currentActiveClass, useActiveClass } from '../../state/active-class.js';
import { currentSession, useSession, wasSignedIn } from '../../state/session.js';
import { readToken } from '../../state/token.js';
import { withoutPersonal } from '../../state/typed-search.js';
import { useAddress } from '../address.js';

/** The guard's decision about a place, in the current state. */
export const decide = (location: Location<{ role_switched?: true } | null>): Decision => {
  // Its target may be part of the address of the login page.
  const search = withoutPersonal(location.search);
  const decision = decideNavigation(
    { ...location, search },
    {
      routes,
      token: readToken() !== undefined,
      session: currentSession(),
      active_class: currentActiveClass(),
    },
  );
  // A page that the new role may not open leads home, without a reproach.
  const isRefused = decision.kind === 'warn' || (decision.kind === 'redirect' && decision.to === '/401');
  return isRefused && location.state?.role_switched
    ? { kind: 'redirect', to: '/', clears_class: true }
    : decision;
};

const hasProfile = () => {
  const { state } = currentSession();
  return state === 'ready' || state === 'switching';
};

export interface Evaluated {
  readonly decision: Decision;
  readonly location: Location;
  readonly isSignedIn: boolean;
  /** Whether the account has lost its token meanwhile, by another tab or by hand. */
  readonly isCutOff: boolean;
}

/** The guard's decision about the place of the browser: made anew at every navigation and change of the session. */
export const useDecision = (): Evaluated => {
  'use no memo'; // The decision also depends on the cookie of this moment, which a compiler cannot see.
  useSession();
  useActiveClass();
  const location = useAddress();
  const isCutOff = wasSignedIn() && readToken() === undefined;
  return { decision: decide(location), location, isSignedIn: hasProfile(), isCutOff };
};

/** The view on the screen: the allowed one, else the previous one, as long as its reader is still signed in. */
export const useShown = ({ decision, location, isSignedIn }: Evaluated): RouteMatch | undefined => {
  // The layout stays until the guard has allowed the next page, so that passing through a group or /redirect loses
  // no state.
  const [last, setLast] = useState<{ readonly match: RouteMatch; readonly pathname: string }>();
  if (decision.kind === 'allow') {
    const { match } = decision;
    const { pathname } = location;
    const isNew = last?.pathname !== pathname || last.match.route !== match.route;
    if (isNew && !match.route.public) setLast({ match, pathname });
    return match;
  }
  return decision.kind !== 'load_profile' && isSignedIn ? last?.match : undefined;
};
