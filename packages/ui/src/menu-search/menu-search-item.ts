import type { ReactNode } from 'react';

/** A page that the menu leads to, or something else that the host finds beside the menu. */
export interface MenuSearchItem {
  id: string;
  /** Its title after those of the groups it stands in. */
  titles: readonly string[];
  /** Its path, or its whole address with `external`; searched too. Left out for what the host opens itself. */
  path?: string | undefined;
  /** Its path in words, or another fact that identifies it; searched too. */
  hint?: string | undefined;
  /** The heading it stands under, where it is no page of the menu. */
  group?: string | undefined;
  icon?: ReactNode;
  /**
   * Other words that find it: in Chinese its pinyin in full and by initials, every reading of a heteronym. An item
   * that the host has found itself is found by its query.
   */
  keywords?: readonly string[];
  /** Opens a new tab, and says so. */
  external?: boolean;
}
