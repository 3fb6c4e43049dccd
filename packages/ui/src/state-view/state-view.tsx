'use client';
import type { ReactNode } from 'react';
import { EmptyState } from '../empty-state/empty-state.js';
import { ErrorState, RefusedState } from '../error-state/error-state.js';
import { useSkillcert } from '../provider/skillcert-context.js';
import { Skeleton } from '../skeleton/skeleton.js';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.js';

/** The state of the content of a list or a dialog. */
export type ContentState = 'ready' | 'loading' | 'empty' | 'error' | 'refused';

/** The state props that DataTable, Dialog, Drawer and StateView share. */
export interface ContentStateProps {
  state?: ContentState;
  /** Title of the empty, error or refused state; by default the library's own words. */
  stateTitle?: ReactNode;
  stateText?: ReactNode;
  /** The way on from the empty state. */
  stateAction?: ReactNode;
  onRetry?: () => unknown;
}

export interface StateViewProps extends ContentStateProps {
  /** The placeholder while loading. */
  skeleton?: ReactNode;
  children?: ReactNode;
}

/** Draws its children when ready, else the state in their place. */
export function StateView({
  state = 'ready',
  stateTitle,
  stateText,
  stateAction,
  onRetry,
  skeleton = <Skeleton lines={4} />,
  children,
}: StateViewProps) {
  const { words } = useSkillcert();
  switch (state) {
    case 'ready':
      return children;
    case 'loading':
      return (
        <div className="sc-state-view" role="status">
          <VisuallyHidden>{words.loading}</VisuallyHidden>
          {skeleton}
        </div>
      );
    case 'empty':
      return <EmptyState title={stateTitle} description={stateText} action={stateAction} />;
    case 'error':
      return <ErrorState title={stateTitle} description={stateText} onRetry={onRetry} />;
    case 'refused':
      return <RefusedState title={stateTitle} description={stateText} action={stateAction} />;
    default:
      return state satisfies never;
  }
}
