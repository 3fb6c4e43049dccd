'use client';
import { type ReactNode, Suspense } from 'react';
import { Skeleton } from '../skeleton/skeleton.js';
import { type ContentStateProps, StateView } from '../state-view/state-view.js';

interface SurfaceViewProps extends ContentStateProps {
  /** There is nothing to show. */
  empty: boolean;
  /** Downloads when it is first drawn. */
  children: ReactNode;
}

/** A surface of its own, such as a sheet or a map: in its state, and as eight lines until it is here. */
export function SurfaceView({ empty, state = 'ready', children, ...rest }: SurfaceViewProps) {
  const waiting = <Skeleton lines={8} />;
  return (
    <StateView {...rest} state={state === 'ready' && empty ? 'empty' : state} skeleton={waiting}>
      <Suspense fallback={waiting}>{children}</Suspense>
    </StateView>
  );
}
