import { type Decision, decideNavigation } from '@skillcert/core';
import { type Location, useLocation } from 'react-router-dom';
import { currentActiveClass, useActiveClass } from '../state/active-class.js';
import { currentSession, useSession } from '../state/session.js';
import { readToken } from '../state/token.js';
import { offeredRoutes } from './offered-routes.js';

const decide = (location: Location<{ role_switched?: true } | null>): Decision => {
  const decision = decideNavigation(location, {
    routes: offeredRoutes,
    token: readToken() !== undefined,
    session: currentSession(),
    active_class: currentActiveClass(),
  });
  // A page that the new role may not open leads home, without a reproach.
  const isRefused = decision.kind === 'warn' || (decision.kind === 'redirect' && decision.to === '/401');
  return isRefused && location.state?.role_switched
    ? { kind: 'redirect', to: '/', clears_class: true }
    : decision;
};

/** What the guard says about the place the router is at: decided anew at every navigation and change of the session. */
export const useDecision = (): Decision => {
  'use no memo'; // The decision also depends on the cookie of this moment, which a compiler cannot see.
  useSession();
  useActiveClass();
  return decide(useLocation());
};
