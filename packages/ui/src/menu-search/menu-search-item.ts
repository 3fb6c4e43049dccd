import type { ReactNode } from 'react';

/** A page of the menu, or another result that the host finds. */
export interface MenuSearchItem {
  id: string;
  /** Its title after the titles of its groups. */
  titles: readonly string[];
  /** Its path, or its whole address with `external`; searched too. Omitted for a result that the host opens itself. */
  path?: string | undefined;
  /** Its path in words, or another fact that identifies it; searched too. */
  hint?: string | undefined;
  /** The heading of a result that is no page of the menu. */
  group?: string | undefined;
  icon?: ReactNode;
  /**
   * Other words that find it: in Chinese its pinyin in full and by initials, every reading of a heteronym. An item
   * that the host has found itself is found by its query.
   */
  keywords?: readonly string[];
  /** Opens a new tab, and announces it. */
  external?: boolean;
}
