'use client';
import { type ComponentProps, type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { Badge } from '../badge/badge.js';
import { classNames } from '../internal/class-names.js';

export interface TabItem {
  id: string;
  label: ReactNode;
  count?: number;
  content?: ReactNode;
}

export interface TabsProps extends Omit<ComponentProps<'div'>, 'children' | 'onChange'> {
  /** The name of the tab list. */
  label: string;
  items: readonly TabItem[];
  value: string;
  onValueChange: (id: string) => void;
}

const nextIndex = (key: string, at: number, length: number): number | null => {
  if (key === 'ArrowRight') return (at + 1) % length;
  if (key === 'ArrowLeft') return (at - 1 + length) % length;
  if (key === 'Home') return 0;
  return key === 'End' ? length - 1 : null;
};

/** Views of one thing, one at a time; arrows, Home and End move. */
export function Tabs({ label, items, value, onValueChange, className, ...rest }: TabsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const current = items.find((item) => item.id === value);
  const onKeyDown = (event: KeyboardEvent) => {
    const next = nextIndex(
      event.key,
      items.findIndex((item) => item.id === value),
      items.length,
    );
    const target = next === null ? undefined : items[next];
    if (!target) return;
    event.preventDefault();
    onValueChange(target.id);
    list.current?.querySelector<HTMLElement>(`#${CSS.escape(`${id}-tab-${target.id}`)}`)?.focus();
  };
  return (
    <div {...rest} className={classNames('sc-tabs', className)}>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className="sc-tabs-list"
        onKeyDown={onKeyDown}
        tabIndex={-1}
      >
        {items.map((item) => (
          <button
            key={item.id}
            type="button"
            role="tab"
            id={`${id}-tab-${item.id}`}
            className="sc-tab"
            aria-selected={item.id === value}
            aria-controls={item.id === value && item.content !== undefined ? `${id}-panel` : undefined}
            tabIndex={item.id === value ? 0 : -1}
            onClick={() => onValueChange(item.id)}
          >
            {item.label}
            {item.count !== undefined && (
              <Badge tone={item.id === value ? 'accent' : 'neutral'}>{item.count}</Badge>
            )}
          </button>
        ))}
      </div>
      {current?.content !== undefined && (
        <div
          role="tabpanel"
          id={`${id}-panel`}
          aria-labelledby={`${id}-tab-${value}`}
          className="sc-tabs-panel"
        >
          {current.content}
        </div>
      )}
    </div>
  );
}
