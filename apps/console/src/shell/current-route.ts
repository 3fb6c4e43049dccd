import type { RouteMatch } from '@skillcert/core';
import { createContext, use } from 'react';

/** The route on the screen, as the guard allowed it. */
export const CurrentRouteContext = createContext<RouteMatch | undefined>(undefined);

/** The route that is on the screen, with its parameters. */
export const useCurrentRoute = (): RouteMatch => {
  const match = use(CurrentRouteContext);
  if (!match) throw new Error('useCurrentRoute is for what the guard draws; there is no route here.');
  return match;
};
