import { type KeyboardEvent, useState } from 'react';
import { usePending } from '../internal/use-pending.js';
import type { CommandItem } from './command-item.js';
import { filterCommands } from './filter-commands.js';
import { useActiveOption } from './use-active-option.js';

interface CommandsOptions<Item extends CommandItem> {
  /** None until they have come. */
  items: readonly Item[];
  onSelect: (item: Item) => unknown;
  query: string | undefined;
  onQueryChange: ((query: string) => void) | undefined;
  filter: boolean;
  limit: number;
}

const asTheyAre = <Item>(items: readonly Item[]) => items.map((item) => ({ item, label: [], hint: [] }));

/** The typed text, the commands that it finds, the active one, and the one that was chosen. */
export const useCommands = <Item extends CommandItem>(options: CommandsOptions<Item>) => {
  const { items, onSelect, query, onQueryChange, filter, limit } = options;
  const [typed, setTyped] = useState(query ?? '');
  const [chosen, setChosen] = useState<string | null>(null);
  const [pending, run] = usePending();
  const text = query ?? typed;
  const found = filter ? filterCommands(items, text) : asTheyAre(items);
  const matches = found.slice(0, limit);
  const shown = matches.map(({ item }) => item);
  const { active, activate, move } = useActiveOption(shown, shown.find((item) => !item.disabled)?.id ?? null);
  const choose = (item: Item) => {
    if (pending) return;
    setChosen(item.id);
    run(() => onSelect(item));
  };
  return {
    text,
    /** The number of all that are found. */
    count: found.length,
    /** The ones that are drawn. */
    matches,
    active,
    activate,
    /** The command under way. */
    busy: pending ? chosen : null,
    choose,
    type: (next: string) => {
      setTyped(next);
      activate(null);
      onQueryChange?.(next);
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.nativeEvent.isComposing) return;
      const item = shown.find((each) => each.id === active);
      if (event.key === 'Enter' && item) choose(item);
      else if (!move(event.key)) return;
      event.preventDefault();
    },
  };
};
