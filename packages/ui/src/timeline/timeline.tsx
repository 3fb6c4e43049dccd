import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../internal/class-names.js';
import type { Tone } from '../internal/tone.js';

export interface TimelineItem {
  id: string;
  title: ReactNode;
  /** Already formatted. */
  time: ReactNode;
  /** Machine-readable, for `<time>`. */
  dateTime?: string;
  actor?: ReactNode;
  description?: ReactNode;
  tone?: Tone;
}

export interface TimelineProps extends Omit<ComponentProps<'ol'>, 'children'> {
  items: readonly TimelineItem[];
}

/** The events of a record, in order. */
export function Timeline({ items, className, ...rest }: TimelineProps) {
  return (
    <ol {...rest} className={classNames('sc-timeline', className)}>
      {items.map((item) => (
        <li key={item.id} className="sc-timeline-item" data-tone={item.tone ?? 'neutral'}>
          <p className="sc-timeline-title">{item.title}</p>
          <p className="sc-timeline-meta">
            <time dateTime={item.dateTime}>{item.time}</time>
            {item.actor && <span> · {item.actor}</span>}
          </p>
          {item.description && <div className="sc-timeline-text">{item.description}</div>}
        </li>
      ))}
    </ol>
  );
}
