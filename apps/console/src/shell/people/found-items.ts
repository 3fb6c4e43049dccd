import type { FoundPerson } from '@skillcert/api-client';
import type { MenuSearchItem } from '@skillcert/ui';

/** A line of the search of the bar that is a person. */
interface PersonItem extends MenuSearchItem {
  readonly person: FoundPerson;
}

/** The people that a search of the bar has found. */
export interface FoundItems {
  /** The text of the search. */
  readonly search: string;
  readonly items: readonly PersonItem[];
  readonly failed: boolean;
}

/** The person of a line, if it is one. */
export const personOf = (item: MenuSearchItem | PersonItem): FoundPerson | undefined =>
  'person' in item ? item.person : undefined;
