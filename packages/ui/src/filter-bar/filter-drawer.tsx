'use client';
import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../button/button.js';
import { Drawer } from '../drawer/drawer.js';
import { Field } from '../field/field.js';
import { usePartWords } from '../internal/use-part-words.js';
import { Stack } from '../stack/stack.js';
import type { Filter, FilterValue } from './filter.js';
import { filterBarWords } from './filter-bar-words.js';
import { FilterControl } from './filter-control.js';

interface FilterDrawerProps {
  filters: readonly Filter[];
  value: FilterValue;
  onFilter: (id: string, text: string) => void;
  defaultOpen: boolean;
}

/** The filters of a phone: behind a button, one under the other. */
export function FilterDrawer({ filters, value, onFilter, defaultOpen }: FilterDrawerProps) {
  const words = usePartWords('filterBar', filterBarWords);
  const [open, setOpen] = useState(defaultOpen);
  const count = filters.filter(({ id }) => value[id]).length;
  return (
    <>
      <Button
        // A drawer that is open at first gives the focus back to it.
        autoFocus={defaultOpen}
        icon={<SlidersHorizontal aria-hidden="true" />}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        {count > 0 ? words.active(count) : words.filters}
      </Button>
      <Drawer
        open={open}
        onOpenChange={setOpen}
        title={words.filters}
        footer={
          <Button variant="primary" block onClick={() => setOpen(false)}>
            {words.done}
          </Button>
        }
      >
        <Stack gap="lg">
          {filters.map((filter) => (
            <Field
              key={filter.id}
              label={filter.label}
              required
              group={filter.kind === 'multi' || filter.kind === 'dates'}
            >
              <FilterControl
                filter={filter}
                value={value[filter.id] ?? ''}
                onValueChange={(text) => onFilter(filter.id, text)}
                place="drawer"
              />
            </Field>
          ))}
        </Stack>
      </Drawer>
    </>
  );
}
