import { type ReactNode, Suspense, useState } from 'react';
import { useLazy } from '../../lazy.js';
import { screenOf } from '../../screens.js';
import { useActiveClass } from '../../state/active-class.js';
import { useCurrentRoute } from '../current-route.js';
import { ScreenLoading } from '../screen-loading.js';
import { ClassOfScreen } from '../use-required-class.js';
import { ScreenArrival } from './screen-arrival.js';
import { ScreenBoundary } from './screen-boundary.js';

interface ScreenViewProps {
  /** The placeholder until the screen is downloaded. */
  readonly coming?: ReactNode;
}

function ScreenBody({ coming }: Required<ScreenViewProps>) {
  const { route } = useCurrentRoute();
  const Body = useLazy(screenOf(route));
  const active = useActiveClass();
  // While the class is being left, the screen on its way out still shows the one it was opened with.
  const [opened] = useState(active);
  const chosen = active ?? opened;
  if (!Body || (route.meta.show_type === 'class' && !chosen)) return coming;
  return (
    <ClassOfScreen value={chosen}>
      <Body />
      <ScreenArrival />
    </ClassOfScreen>
  );
}

/** The screen of a route, downloaded on the first visit; its errors stay inside it. */
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
