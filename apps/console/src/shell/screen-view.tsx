import { Suspense } from 'react';
import { useCurrentRoute } from './current-route.js';
import { screenOf } from './offered-routes.js';
import { ScreenArrival } from './screen-arrival.js';
import { ScreenBoundary } from './screen-boundary.js';
import { ScreenLoading } from './screen-loading.js';

/** The screen of the current route, downloaded on the first visit. */
export function ScreenView() {
  const { route } = useCurrentRoute();
  const Screen = screenOf(route);
  return (
    <ScreenBoundary key={route.id}>
      <Suspense fallback={<ScreenLoading />}>
        {Screen && <Screen />}
        <ScreenArrival />
      </Suspense>
    </ScreenBoundary>
  );
}
