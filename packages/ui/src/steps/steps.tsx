'use client';
import { Check, X } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../internal/class-names.js';
import { useSkillcert } from '../provider/skillcert-context.js';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.js';

export interface StepItem {
  id: string;
  label: ReactNode;
  /** This step needs attention. */
  failed?: boolean;
}

export interface StepsProps extends Omit<ComponentProps<'ol'>, 'children'> {
  items: readonly StepItem[];
  /** The id of the step the user is at; null when all are done. */
  current: string | null;
}

type StepState = 'done' | 'current' | 'failed' | 'ahead';

/** The current step of a flow. On a phone only the current step shows its words. */
export function Steps({ items, current, className, ...rest }: StepsProps) {
  const { words } = useSkillcert();
  const at = current === null ? items.length : items.findIndex((item) => item.id === current);
  const said = { done: words.stepDone, current: words.stepCurrent, failed: words.stepFailed, ahead: '' };
  const stateOf = (item: StepItem, index: number): StepState => {
    if (item.failed) return 'failed';
    if (index < at) return 'done';
    return index === at ? 'current' : 'ahead';
  };
  return (
    <ol aria-label={words.steps} {...rest} className={classNames('sc-steps', className)}>
      {items.map((item, index) => {
        const state = stateOf(item, index);
        return (
          <li
            key={item.id}
            className="sc-step"
            data-state={state}
            data-current={index === at || undefined}
            aria-current={index === at ? 'step' : undefined}
          >
            <span className="sc-step-mark" aria-hidden="true">
              {state === 'done' && <Check />}
              {state === 'failed' && <X />}
              {(state === 'current' || state === 'ahead') && index + 1}
            </span>
            <span className="sc-step-label">{item.label}</span>
            {said[state] && <VisuallyHidden> ({said[state]})</VisuallyHidden>}
          </li>
        );
      })}
    </ol>
  );
}
