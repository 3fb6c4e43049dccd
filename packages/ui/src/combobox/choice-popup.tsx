'use client';
import type { RefObject } from 'react';
import type { CommandItem } from '../command-list/command-item.js';
import { commandListWords } from '../command-list/command-list-words.js';
import { OptionList } from '../command-list/option-list.js';
import { OptionNote } from '../command-list/option-note.js';
import { usePartWords } from '../internal/use-part-words.js';
import { PopoverSurface } from '../popover/popover-surface.js';
import { comboboxWords } from './combobox-words.js';
import type { FoundOptions } from './use-found-options.js';

export interface ChoicePopupProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  anchor: RefObject<HTMLElement | null>;
  listId: string;
  found: FoundOptions;
  minLength: number;
  active: string | null;
  chosen: ReadonlySet<string>;
  multiple?: boolean;
  onActivate: (id: string) => void;
  onChoose: (item: CommandItem) => void;
}

/** The list below the field. The focus stays in the field, which handles the keys. */
export function ChoicePopup({
  open,
  onOpenChange,
  anchor,
  listId,
  found,
  minLength,
  active,
  chosen,
  multiple = false,
  onActivate,
  onChoose,
}: ChoicePopupProps) {
  const own = usePartWords('combobox', comboboxWords);
  const list = usePartWords('commandList', commandListWords);
  const { state, matches, more, retry } = found;
  return (
    <PopoverSurface
      open={open}
      onOpenChange={onOpenChange}
      anchor={anchor}
      label={own.choices}
      role="group"
      align="start"
      width="trigger"
      padding="none"
      focus="stay"
      className="sc-choice-popup"
      // The field keeps the focus; losing it would close a phone's keyboard.
      onMouseDown={(event) => event.preventDefault()}
    >
      {matches.length > 0 && (
        <OptionList
          id={listId}
          label={own.choices}
          matches={matches}
          active={active}
          chosen={chosen}
          multiple={multiple}
          onActivate={onActivate}
          onChoose={onChoose}
        />
      )}
      {state === 'loading' && <OptionNote kind="loading" />}
      {state === 'error' && (
        <OptionNote kind="error" onRetry={retry} pointerOnly>
          {own.failed}
        </OptionNote>
      )}
      {state === 'short' && <OptionNote kind="empty">{own.typeMore(minLength)}</OptionNote>}
      {state === 'ready' && matches.length === 0 && <OptionNote kind="empty">{list.noMatch}</OptionNote>}
      {more > 0 && <OptionNote kind="empty">{list.more(more)}</OptionNote>}
    </PopoverSurface>
  );
}
