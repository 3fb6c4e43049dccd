'use client';
import { CircleAlert, Lock } from 'lucide-react';
import { Button } from '../button/button.js';
import { EmptyState, type EmptyStateProps } from '../empty-state/empty-state.js';
import { useSkillcert } from '../provider/skillcert-context.js';

export interface ErrorStateProps extends Omit<EmptyStateProps, 'icon'> {
  /** Tries again; may return a promise. */
  onRetry?: (() => unknown) | undefined;
}

/** A notice that loading failed, with a retry button where `onRetry` is given. Needs `empty-state.css`. */
export function ErrorState({ title, description, action, onRetry, ...rest }: ErrorStateProps) {
  const { words } = useSkillcert();
  return (
    <EmptyState
      role="alert"
      {...rest}
      data-tone="danger"
      icon={<CircleAlert aria-hidden="true" />}
      title={title ?? words.errorTitle}
      description={description ?? words.errorText}
      action={action ?? (onRetry && <Button onClick={onRetry}>{words.retry}</Button>)}
    />
  );
}

/** The user may not see this. Needs `empty-state.css`. */
export function RefusedState({ title, description, ...rest }: Omit<EmptyStateProps, 'icon'>) {
  const { words } = useSkillcert();
  return (
    <EmptyState
      {...rest}
      data-tone="warning"
      icon={<Lock aria-hidden="true" />}
      title={title ?? words.refusedTitle}
      description={description ?? words.refusedText}
    />
  );
}
