'use client';
import type { KeyboardEvent, RefObject } from 'react';
import { Tag } from '../tag/tag.js';

export interface MultiSelectTagsProps {
  label: string;
  values: readonly string[];
  labelOf: (value: string) => string;
  /** Left out, the tags cannot be taken away. */
  onRemove: ((value: string) => void) | undefined;
  field: RefObject<HTMLInputElement | null>;
}

const buttonOf = (item: Element | null | undefined) => item?.querySelector('button');

/** Where a key on the tag leads: its neighbours, the ends of the row, the field after the last. */
const stopAfter = (key: string, item: Element): HTMLElement | 'field' | null => {
  if (key === 'ArrowLeft') return buttonOf(item.previousElementSibling ?? item) ?? null;
  if (key === 'ArrowRight') return buttonOf(item.nextElementSibling) ?? 'field';
  if (key === 'Home') return buttonOf(item.parentElement?.firstElementChild) ?? null;
  return key === 'End' || key === 'Escape' ? 'field' : null;
};

/** The chosen values, as tags. The field is one stop of the Tab key; Left leads from there into the tags. */
export function MultiSelectTags({ label, values, labelOf, onRemove, field }: MultiSelectTagsProps) {
  const take = (value: string, item: Element | null | undefined) => {
    const next = item?.contains(document.activeElement) && buttonOf(item.nextElementSibling);
    // The focus moves on before the tag is removed, else it would fall to the page.
    (next || field.current)?.focus();
    onRemove?.(value);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>, value: string) => {
    const item = event.currentTarget;
    if (event.key === 'Delete' || event.key === 'Backspace') take(value, item);
    else {
      const stop = stopAfter(event.key, item);
      if (!stop) return;
      (stop === 'field' ? field.current : stop)?.focus();
    }
    event.preventDefault();
  };
  return (
    <ul aria-label={label} className="sc-multi-select-tags">
      {values.map((value) => (
        <li key={value} className="sc-multi-select-tag" onKeyDown={(event) => onKeyDown(event, value)}>
          <Tag
            label={labelOf(value)}
            removeProps={{ tabIndex: -1 }}
            {...(onRemove ? { onRemove: () => take(value, null) } : {})}
          />
        </li>
      ))}
    </ul>
  );
}
