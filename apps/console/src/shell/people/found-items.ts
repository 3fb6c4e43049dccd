import type { FoundPerson } from '@skillcert/api-client';
import type { MenuSearchItem } from '@skillcert/ui';

/** A line of the search of the bar that is somebody. */
interface PersonItem extends MenuSearchItem {
  readonly person: FoundPerson;
}

/** What a search of the bar has found of people. */
export interface FoundItems {
  /** What was looked for. */
  readonly search: string;
  readonly items: readonly PersonItem[];
  readonly failed: boolean;
}

/** Who a line is, where it is somebody. */
export const personOf = (item: MenuSearchItem | PersonItem): FoundPerson | undefined =>
  'person' in item ? item.person : undefined;
