import type { ReactNode } from 'react';
import type { CommandItem } from '../command-list/command-item.js';

/** One thing to choose. */
export interface ComboboxOption {
  /** The value that the form stores: an id. */
  value: string;
  label: string;
  /** More to recognise it by, such as a phone number; searched too. */
  hint?: string;
  /** The heading that lists the option. */
  group?: string;
  icon?: ReactNode;
  /** Other words it is found by, such as pinyin. Not shown. */
  keywords?: readonly string[];
  disabled?: boolean;
}

/** The option as a line of the list. */
export const asItem = ({ value, ...rest }: ComboboxOption): CommandItem => ({ ...rest, id: value });
