'use client';
import { Search } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '../internal/class-names.js';
import { usePartWords } from '../internal/use-part-words.js';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.js';
import type { CommandItem } from './command-item.js';
import { commandListWords } from './command-list-words.js';
import { optionId } from './option-id.js';
import { OptionList } from './option-list.js';
import { OptionNote } from './option-note.js';
import { useCommands } from './use-commands.js';

export interface CommandListProps<Item extends CommandItem>
  extends Omit<ComponentProps<'div'>, 'children' | 'onSelect'> {
  /** The name of the text field and of the list. */
  label: string;
  items: readonly Item[];
  /** A command was chosen; while its promise is open the line shows progress. */
  onSelect: (item: Item) => unknown;
  placeholder?: string;
  /** If given, the host holds the typed text, and finds the items itself if `filter` is false. */
  query?: string;
  onQueryChange?: (query: string) => void;
  filter?: boolean;
  state?: 'ready' | 'loading' | 'error';
  onRetry?: () => unknown;
  /** Shown if nothing matches; by default the catalogue's text. */
  empty?: ReactNode;
  /** The number of options drawn at once; a last line gives the number of further ones. */
  limit?: number;
}

interface CommandFieldProps {
  label: string;
  placeholder: string | undefined;
  listId: string;
  commands: Omit<ReturnType<typeof useCommands>, 'choose'>;
}

/** The text field, which keeps the focus. */
function CommandField({ label, placeholder, listId, commands }: CommandFieldProps) {
  const isOpen = commands.matches.length > 0;
  return (
    <div className="sc-command-search">
      <Search aria-hidden="true" />
      <input
        type="text"
        role="combobox"
        className="sc-command-input"
        aria-label={label}
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={optionId(listId, commands.matches, commands.active)}
        autoComplete="off"
        spellCheck={false}
        placeholder={placeholder}
        value={commands.text}
        onChange={(event) => commands.type(event.currentTarget.value)}
        onKeyDown={commands.onKeyDown}
      />
    </div>
  );
}

/** Commands or results that typing narrows down: arrows move, Enter chooses, the focus stays in the text field. */
export function CommandList<Item extends CommandItem>({
  label,
  items,
  onSelect,
  placeholder,
  query,
  onQueryChange,
  filter = true,
  state = 'ready',
  onRetry,
  empty,
  limit = 100,
  className,
  ...rest
}: CommandListProps<Item>) {
  const own = usePartWords('commandList', commandListWords);
  const listId = `${useId()}-list`;
  const commands = useCommands({
    items: state === 'ready' ? items : [],
    ...{ onSelect, query, onQueryChange, filter, limit },
  });
  const { text, count, matches } = commands;
  return (
    <div {...rest} className={classNames('sc-command-list', className)}>
      <CommandField label={label} placeholder={placeholder} listId={listId} commands={commands} />
      <div className="sc-command-results">
        {matches.length > 0 && (
          <OptionList
            id={listId}
            label={label}
            matches={matches}
            active={commands.active}
            busy={commands.busy}
            onActivate={commands.activate}
            onChoose={commands.choose}
          />
        )}
        {state !== 'ready' && <OptionNote kind={state} onRetry={onRetry} />}
        {state === 'ready' && matches.length === 0 && (
          <OptionNote kind="empty">{empty ?? own.noMatch}</OptionNote>
        )}
        {count > limit && <OptionNote kind="empty">{own.more(count - limit)}</OptionNote>}
      </div>
      <VisuallyHidden role="status">{state === 'ready' && text !== '' && own.results(count)}</VisuallyHidden>
    </div>
  );
}
