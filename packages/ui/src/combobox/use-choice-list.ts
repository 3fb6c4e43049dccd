import { type KeyboardEvent, useId, useState } from 'react';
import type { CommandItem } from '../command-list/command-item.js';
import { optionId } from '../command-list/option-id.js';
import { useActiveOption } from '../command-list/use-active-option.js';
import type { FoundOptions } from './use-found-options.js';

export interface ChoiceList {
  found: FoundOptions;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The active option before any key has moved it. */
  fallback: string | null;
  onChoose: (item: CommandItem) => void;
}

/** The keys of a text field over a list (WAI-ARIA combobox), and its announcements of the list for a screen reader. */
export const useChoiceList = ({ found, open, onOpenChange, fallback, onChoose }: ChoiceList) => {
  const listId = useId();
  const items = found.matches.map(({ item }) => item);
  const { active, activate, move } = useActiveOption(items, fallback);
  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    activate(null);
  }
  const onEnter = (): boolean => {
    if (!open) return false;
    if (found.state === 'error') {
      found.retry();
      return true;
    }
    const item = items.find(({ id }) => id === active);
    if (item) onChoose(item);
    return item !== undefined;
  };
  const onArrow = (event: KeyboardEvent): boolean => {
    if (event.altKey || !open) {
      onOpenChange(event.key === 'ArrowDown' || !event.altKey);
      return true;
    }
    return move(event.key);
  };
  /** Follows a key; true when it was one of the list's. */
  const followKey = (event: KeyboardEvent): boolean => {
    if (event.nativeEvent.isComposing) return false;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') return onArrow(event);
    if (event.key === 'Enter') return onEnter();
    if (event.key === 'Escape' && open) {
      event.stopPropagation();
      onOpenChange(false);
      return true;
    }
    return open && move(event.key);
  };
  const drawn = open && found.matches.length > 0;
  return {
    listId,
    active,
    activate,
    followKey,
    field: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-haspopup': 'listbox',
      'aria-expanded': drawn,
      'aria-controls': drawn ? listId : undefined,
      'aria-activedescendant': drawn ? optionId(listId, found.matches, active) : undefined,
      autoComplete: 'off',
      spellCheck: false,
    } as const,
  };
};
