'use client';
import { type ComponentProps, type ReactNode, useRef } from 'react';
import { classNames } from '../internal/class-names.js';
import { usePartWords } from '../internal/use-part-words.js';
import { useIsMobile } from '../provider/use-is-mobile.js';
import type { Filter, FilterValue } from './filter.js';
import { filterBarWords } from './filter-bar-words.js';
import { FilterControl } from './filter-control.js';
import { FilterDrawer } from './filter-drawer.js';
import { FilterTags } from './filter-tags.js';
import { withFilterValue } from './filter-values.js';

export interface FilterBarProps extends Omit<ComponentProps<'div'>, 'children' | 'role'> {
  filters: readonly Filter[];
  /** The active filters; `readFilters` takes them from an address. */
  value: FilterValue;
  /** The new filters; `writeFilters` puts them into an address. A search is reported when typing rests. */
  onValueChange: (value: FilterValue) => void;
  /** The phone's drawer starts open: for a bar that is downloaded on demand. */
  defaultOpen?: boolean;
  /** At the end of the bar, such as an export. */
  actions?: ReactNode;
}

/**
 * The filters of a list: searches, choices, days, and below them the active ones. Under 992 px the searches stay
 * and the others fold into a drawer. Needs `text-input.css search-input.css select.css button.css popover.css
 * checkbox.css badge.css tag.css`, for days `date-picker.css date-range-picker.css` and, for phones, `dialog.css
 * field.css`.
 */
export function FilterBar({
  filters,
  value,
  onValueChange,
  defaultOpen = false,
  actions,
  className,
  ...rest
}: FilterBarProps) {
  const words = usePartWords('filterBar', filterBarWords);
  const mobile = useIsMobile();
  const controls = useRef<HTMLDivElement>(null);
  const folded = mobile ? filters.filter(({ kind }) => kind !== 'text') : [];
  const set = (id: string, text: string) => onValueChange(withFilterValue(value, id, text));
  return (
    <div {...rest} className={classNames('sc-filter-bar', className)}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row everywhere */}
      <div
        ref={controls}
        className="sc-filter-controls"
        role="group"
        aria-label={words.filters}
        tabIndex={-1}
      >
        {filters
          .filter((filter) => !folded.includes(filter))
          .map((filter) => (
            <FilterControl
              key={filter.id}
              filter={filter}
              value={value[filter.id] ?? ''}
              onValueChange={(text) => set(filter.id, text)}
              place="bar"
            />
          ))}
        {folded.length > 0 && (
          <FilterDrawer filters={folded} value={value} onFilter={set} defaultOpen={defaultOpen} />
        )}
        {actions && <div className="sc-filter-actions">{actions}</div>}
      </div>
      <FilterTags filters={filters} value={value} onValueChange={onValueChange} bar={controls} />
    </div>
  );
}
