import { Suspense } from 'react';
import { useCurrentRoute } from './current-route.js';
import { screenOf } from './offered-routes.js';
import { ScreenArrival } from './screen-arrival.js';
import { ScreenBoundary } from './screen-boundary.js';
import { ScreenLoading } from './screen-loading.js';

/** The screen of a route, downloaded on the first visit; what breaks in it stays in it. */
export function ScreenView() {
  const { route } = useCurrentRoute();
  const Body = screenOf(route);
  return (
    <ScreenBoundary key={route.id}>
      <Suspense fallback={<ScreenLoading />}>
        {Body && <Body />}
        <ScreenArrival />
      </Suspense>
    </ScreenBoundary>
  );
}
