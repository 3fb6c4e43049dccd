'use client';
import { type RefObject, useRef } from 'react';
import { Button } from '../button/button.js';
import { usePartWords } from '../internal/use-part-words.js';
import { useSkillcert } from '../provider/skillcert-context.js';
import { Tag } from '../tag/tag.js';
import { describeFilter } from './describe-filter.js';
import type { Filter, FilterValue } from './filter.js';
import { filterBarWords } from './filter-bar-words.js';
import { withFilterValue } from './filter-values.js';

interface FilterTagsProps {
  filters: readonly Filter[];
  value: FilterValue;
  onValueChange: (value: FilterValue) => void;
  /** Takes the focus when the last tag has gone. */
  bar: RefObject<HTMLElement | null>;
}

/** The filters in force, each to be taken out, and the way out of all. */
export function FilterTags({ filters, value, onValueChange, bar }: FilterTagsProps) {
  const words = usePartWords('filterBar', filterBarWords);
  const { fieldError: nameValue } = useSkillcert().words;
  const list = useRef<HTMLUListElement>(null);
  const active = filters.filter(({ id }) => value[id]);
  if (active.length === 0) return null;
  const remove = (id: string, place: number) => {
    const items = list.current?.children;
    const neighbour = items?.[place + 1] ?? items?.[place - 1];
    (neighbour?.querySelector('button') ?? bar.current)?.focus();
    onValueChange(withFilterValue(value, id, ''));
  };
  return (
    <div className="sc-filter-active">
      <ul ref={list} className="sc-filter-tags" aria-label={words.filters}>
        {active.map((filter, place) => (
          <li key={filter.id}>
            <Tag
              tone="accent"
              label={nameValue(filter.label, describeFilter(filter, value[filter.id] ?? '', words))}
              onRemove={() => remove(filter.id, place)}
            />
          </li>
        ))}
      </ul>
      <Button
        variant="ghost"
        size="small"
        onClick={() => {
          bar.current?.focus();
          onValueChange(active.reduce((rest: FilterValue, { id }) => withFilterValue(rest, id, ''), value));
        }}
      >
        {words.clearAll}
      </Button>
    </div>
  );
}
