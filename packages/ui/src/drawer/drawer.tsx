'use client';
import { lazy, Suspense } from 'react';
import type { DialogProps } from '../dialog/dialog.js';
import { useOpened } from '../internal/use-opened.js';
import { StateView } from '../state-view/state-view.js';

const DialogSurface = lazy(async () => ({
  default: (await import('../dialog/dialog-surface.js')).DialogSurface,
}));

export interface DrawerProps extends DialogProps {
  side?: 'left' | 'right';
  /** The title is for screen readers only. */
  hideTitle?: boolean;
  /** `none` lets the content extend to the edges. */
  padding?: 'none' | 'md';
}

/** A modal side panel, for a record next to its list. Needs `dialog.css`. */
export function Drawer({
  open,
  state,
  stateTitle,
  stateText,
  stateAction,
  onRetry,
  children,
  ...rest
}: DrawerProps) {
  const opened = useOpened(open);
  if (!opened) return null;
  return (
    <Suspense>
      <DialogSurface {...rest} open={open} shape="drawer">
        <StateView
          state={state ?? 'ready'}
          stateTitle={stateTitle}
          stateText={stateText}
          stateAction={stateAction}
          onRetry={onRetry}
        >
          {children}
        </StateView>
      </DialogSurface>
    </Suspense>
  );
}
