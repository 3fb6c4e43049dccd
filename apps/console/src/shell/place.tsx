import type { RouteMatch } from '@skillcert/core';
import { type ReactNode, startTransition, useEffect, useMemo, useState } from 'react';
// The router's own, with one address for all, would have React look through every screen for its readers at each navigation.
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

/** What is inside stays at its place, wherever the router is. */
export function AtPlace({ place: { location, match }, children }: AtPlaceProps) {
  const told = useMemo(() => ({ location, navigationType: NavigationType.Pop }), [location]);
  return (
    <LocationContext value={told}>
      <CurrentRouteContext value={match}>{children}</CurrentRouteContext>
    </LocationContext>
  );
}

/**
 * The place that is drawn: the current one, or the one before until the current one is ready to be seen. Its drawing begins
 * after the frame that shows the heading: a deferred value begins at once, and its first slice, or all of it, came before that frame.
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

/** What is inside asks where it is only when it is used, as menus and buttons with absolute addresses do. */
export function Anywhere({ children }: { readonly children: ReactNode }) {
  return <LocationContext value={wherever}>{children}</LocationContext>;
}
