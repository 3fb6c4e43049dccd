'use client';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../internal/class-names.js';
import { useSkillcert } from '../provider/skillcert-context.js';

export interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  title?: ReactNode;
  description?: ReactNode;
  icon?: ReactNode;
  /** The way on: a button or a link. */
  action?: ReactNode;
}

/** A notice that there is nothing to show, with an `action` where one leads on. */
export function EmptyState({ title, description, icon, action, className, ...rest }: EmptyStateProps) {
  const { words } = useSkillcert();
  return (
    <div {...rest} className={classNames('sc-empty-state', className)}>
      {icon && <span className="sc-empty-state-icon">{icon}</span>}
      <p className="sc-empty-state-title">{title ?? words.emptyTitle}</p>
      {description && <p className="sc-empty-state-text">{description}</p>}
      {action}
    </div>
  );
}
