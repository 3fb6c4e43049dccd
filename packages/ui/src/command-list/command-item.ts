import type { ReactNode } from 'react';

/** One line of a CommandList: something to do, to go to, or to find. */
export interface CommandItem {
  id: string;
  label: string;
  /** More to recognise it by, such as a path or a phone number; searched too. */
  hint?: string | undefined;
  /** The heading that lists the item. */
  group?: string | undefined;
  icon?: ReactNode;
  /** Other words it is found by, such as pinyin in full and by initials. Not shown. */
  keywords?: readonly string[] | undefined;
  /** The keys that do the same anywhere, as people write them: `Ctrl+K`. */
  shortcut?: string | undefined;
  disabled?: boolean | undefined;
  /** Opens a new tab, and announces it. */
  external?: boolean | undefined;
}
