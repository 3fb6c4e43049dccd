import type { ReactNode } from 'react';

/** A page that the menu leads to. */
export interface MenuSearchItem {
  id: string;
  /** Its title after those of the groups it stands in. */
  titles: readonly string[];
  /** Its path, or its whole address with `external`; searched too. */
  path: string;
  icon?: ReactNode;
  /** Other words it is found by: in Chinese its pinyin in full and by initials, every reading of a heteronym. */
  keywords?: readonly string[];
  /** Opens a new tab, and says so. */
  external?: boolean;
}
