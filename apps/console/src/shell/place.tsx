import type { RouteMatch } from '@skillcert/core';
import { type ReactNode, startTransition, useEffect, useMemo, useState } from 'react';
// With the router's own, which has one address for all, React would search every screen for its readers at each
// navigation.
import { type Location, UNSAFE_LocationContext as LocationContext, NavigationType } from 'react-router-dom';
import { afterPaint } from './after-paint.js';
import { CurrentRouteContext } from './current-route.js';

/** An address with the route that it was matched with. */
export interface Place {
  readonly location: Location;
  readonly match: RouteMatch;
}

interface AtPlaceProps {
  readonly place: Place;
  readonly children: ReactNode;
}

/** Its children stay at their place, wherever the router is. */
export function AtPlace({ place: { location, match }, children }: AtPlaceProps) {
  const told = useMemo(() => ({ location, navigationType: NavigationType.Pop }), [location]);
  return (
    <LocationContext value={told}>
      <CurrentRouteContext value={match}>{children}</CurrentRouteContext>
    </LocationContext>
  );
}

/**
 * The drawn place: the current one, or the previous one until the current one is ready. Its drawing begins after
 * the frame that shows the heading: a deferred value begins at once, and its first slice, or all of it, came before
 * that frame.
 */
export const useDrawnPlace = (place: Place): { readonly drawn: Place; readonly isBehind: boolean } => {
  const { location, match } = place;
  const [drawn, setDrawn] = useState(place);
  const isDrawn = drawn.location === location && drawn.match === match;
  useEffect(
    () => (isDrawn ? undefined : afterPaint(() => startTransition(() => setDrawn({ location, match })))),
    [isDrawn, location, match],
  );
  return { drawn, isBehind: drawn.location.pathname !== location.pathname };
};

const wherever = {
  location: {
    get pathname() {
      return location.pathname;
    },
    get search() {
      return location.search;
    },
    get hash() {
      return location.hash;
    },
    state: null,
    key: 'default',
  } satisfies Location,
  navigationType: NavigationType.Pop,
};

/** Its children read the place only on use, as menus and buttons with absolute addresses do. */
export function Anywhere({ children }: { readonly children: ReactNode }) {
  return <LocationContext value={wherever}>{children}</LocationContext>;
}
