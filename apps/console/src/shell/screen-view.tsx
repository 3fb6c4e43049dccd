import { type ReactNode, Suspense } from 'react';
import { screenOf } from '../screens.js';
import { useCurrentRoute } from './current-route.js';
import { ScreenArrival } from './screen-arrival.js';
import { ScreenBoundary } from './screen-boundary.js';
import { ScreenLoading } from './screen-loading.js';

interface ScreenViewProps {
  /** What is seen until the screen is downloaded. */
  readonly coming?: ReactNode;
}

/** The screen of a route, downloaded on the first visit; what breaks in it stays in it. */
export function ScreenView({ coming = <ScreenLoading /> }: ScreenViewProps) {
  const { route } = useCurrentRoute();
  const Body = screenOf(route);
  return (
    <ScreenBoundary key={route.id}>
      <Suspense fallback={coming}>
        {Body && <Body />}
        <ScreenArrival />
      </Suspense>
    </ScreenBoundary>
  );
}
