'use client';
import type { ComponentProps } from 'react';
import { classNames } from '../internal/class-names.js';
import { Progress } from '../progress/progress.js';
import { useSkillcert } from '../provider/skillcert-context.js';

export interface SeatsBarProps extends Omit<ComponentProps<'div'>, 'children'> {
  taken: number;
  capacity: number;
}

const toneOf = (share: number) => {
  if (share >= 1) return 'danger';
  return share >= 0.85 ? 'warning' : 'accent';
};

/** Seats taken of a class's capacity. Needs `progress.css`. */
export function SeatsBar({ taken, capacity, className, ...rest }: SeatsBarProps) {
  const { words } = useSkillcert();
  const full = taken >= capacity;
  return (
    <div {...rest} className={classNames('sc-seats-bar', className)}>
      <span className="sc-seats-bar-text" aria-hidden="true">
        <span>
          {taken}/{capacity}
        </span>
        {full && <span className="sc-seats-bar-full">{words.seatsFull}</span>}
      </span>
      <Progress
        value={Math.min(taken, capacity)}
        max={capacity}
        label={words.seats(taken, capacity)}
        tone={toneOf(capacity > 0 ? taken / capacity : 1)}
      />
    </div>
  );
}
