import type { CommandItem } from './command-item.js';
import type { Match } from './filter-commands.js';

/**
 * The id of an option's node, for aria-activedescendant; ids of the host may contain spaces, which that attribute
 * cannot.
 */
export const optionId = <Item extends CommandItem>(
  listId: string,
  matches: readonly Match<Item>[],
  active: string | null,
): string | undefined => {
  const index = matches.findIndex(({ item }) => item.id === active);
  return index < 0 ? undefined : `${listId}-${index}`;
};
