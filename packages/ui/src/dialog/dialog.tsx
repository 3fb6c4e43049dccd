'use client';
import { type ComponentProps, lazy, type ReactNode, Suspense } from 'react';
import { useOpened } from '../internal/use-opened.js';
import { type ContentStateProps, StateView } from '../state-view/state-view.js';

const DialogSurface = lazy(async () => ({ default: (await import('./dialog-surface.js')).DialogSurface }));

export interface DialogProps extends Omit<ComponentProps<'div'>, 'title' | 'role'>, ContentStateProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  /** The buttons at the bottom. */
  footer?: ReactNode;
  size?: 'small' | 'medium' | 'large';
  /** Whether Escape, a click outside and the cross close it. */
  dismissable?: boolean;
}

/** A modal dialog. Its machinery is downloaded when it first opens. */
export function Dialog({
  open,
  state,
  stateTitle,
  stateText,
  stateAction,
  onRetry,
  footer,
  children,
  ...rest
}: DialogProps) {
  const opened = useOpened(open);
  if (!opened) return null;
  return (
    <Suspense>
      <DialogSurface {...rest} open={open} shape="dialog" footer={footer}>
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
