'use client';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../button/button.js';
import { CheckboxGroup } from '../checkbox-group/checkbox-group.js';
import { Popover } from '../popover/popover.js';
import type { Filter } from './filter.js';
import { choicesOf, joinChoices } from './filter-values.js';

interface FilterChoicesProps {
  filter: Extract<Filter, { kind: 'multi' }>;
  value: string;
  onValueChange: (value: string) => void;
  place: 'bar' | 'drawer';
}

/** Some of a few: check boxes, in the bar behind a button. */
export function FilterChoices({ filter, value, onValueChange, place }: FilterChoicesProps) {
  const [open, setOpen] = useState(false);
  const choices = choicesOf(value);
  const boxes = (
    <CheckboxGroup
      aria-label={filter.label}
      options={filter.options}
      value={choices}
      onValueChange={(next) => onValueChange(joinChoices(next))}
    />
  );
  if (place === 'drawer') return boxes;
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      label={filter.label}
      trigger={(button) => (
        <Button {...button}>
          {choices.length > 0 ? `${filter.label} (${choices.length})` : filter.label}
          <ChevronDown aria-hidden="true" />
        </Button>
      )}
    >
      {boxes}
    </Popover>
  );
}
