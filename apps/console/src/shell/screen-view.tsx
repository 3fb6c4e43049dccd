import { type ReactNode, Suspense } from 'react';
import { useLate } from '../late.js';
import { screenOf } from '../screens.js';
import { useCurrentRoute } from './current-route.js';
import { ScreenArrival } from './screen-arrival.js';
import { ScreenBoundary } from './screen-boundary.js';
import { ScreenLoading } from './screen-loading.js';

interface ScreenViewProps {
  /** What is seen until the screen is downloaded. */
  readonly coming?: ReactNode;
}

function ScreenBody({ coming }: Required<ScreenViewProps>) {
  const { route } = useCurrentRoute();
  const Body = useLate(screenOf(route));
  if (!Body) return coming;
  return (
    <>
      <Body />
      <ScreenArrival />
    </>
  );
}

/** The screen of a route, downloaded on the first visit; what breaks in it stays in it. */
export function ScreenView({ coming = <ScreenLoading /> }: ScreenViewProps) {
  const { route } = useCurrentRoute();
  return (
    <ScreenBoundary key={route.id}>
      <Suspense fallback={coming}>
        <ScreenBody coming={coming} />
      </Suspense>
    </ScreenBoundary>
  );
}
