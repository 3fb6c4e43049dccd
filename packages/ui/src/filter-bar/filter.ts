import type { ReactNode } from 'react';
import type { SelectOption } from '../select/select.js';

interface FilterName {
  /** Its key in the value and in the address. */
  id: string;
  label: string;
}

/** One question that narrows a list. */
export type Filter = FilterName &
  (
    | { kind: 'text'; maxLength?: number }
    | { kind: 'select'; options: readonly SelectOption[] }
    | { kind: 'multi'; options: readonly SelectOption[] }
    /** From a day to a day, either may be open: `2026-11-01/2026-11-21`, as ISO 8601 writes an interval. */
    | { kind: 'dates' }
    /** A control of the host's, and how its value reads as a tag. */
    | {
        kind: 'custom';
        control: (value: string, onValueChange: (value: string) => void) => ReactNode;
        describe: (value: string) => string;
      }
  );

/** The values of the filters, by id; a filter without a value is absent. */
export type FilterValue = Readonly<Record<string, string>>;
