'use client';
import { Search } from 'lucide-react';
import { type ComponentProps, type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { classNames } from '../internal/class-names.js';
import { usePartWords } from '../internal/use-part-words.js';
import { usePending } from '../internal/use-pending.js';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.js';
import type { CommandItem } from './command-item.js';
import { commandListWords } from './command-list-words.js';
import { filterCommands } from './filter-commands.js';
import { optionId } from './option-id.js';
import { OptionList } from './option-list.js';
import { OptionNote } from './option-note.js';
import { useActiveOption } from './use-active-option.js';

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

const asTheyAre = <Item,>(items: readonly Item[]) => items.map((item) => ({ item, label: [], hint: [] }));

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
  const id = useId();
  const [typed, setTyped] = useState(query ?? '');
  const [chosen, setChosen] = useState<string | null>(null);
  const [pending, run] = usePending();
  const text = query ?? typed;
  const found = state === 'ready' ? (filter ? filterCommands(items, text) : asTheyAre(items)) : [];
  const matches = found.slice(0, limit);
  const shown = matches.map(({ item }) => item);
  const options = useActiveOption(shown, shown.find((item) => !item.disabled)?.id ?? null);
  const choose = (item: Item) => {
    if (pending) return;
    setChosen(item.id);
    run(() => onSelect(item));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const item = shown.find((each) => each.id === options.active);
    if (event.key === 'Enter' && item) choose(item);
    else if (!options.move(event.key)) return;
    event.preventDefault();
  };
  return (
    <div {...rest} className={classNames('sc-command-list', className)}>
      <div className="sc-command-search">
        <Search aria-hidden="true" />
        <input
          type="text"
          role="combobox"
          className="sc-command-input"
          aria-label={label}
          aria-autocomplete="list"
          aria-expanded={matches.length > 0}
          aria-controls={matches.length > 0 ? `${id}-list` : undefined}
          aria-activedescendant={optionId(`${id}-list`, matches, options.active)}
          autoComplete="off"
          spellCheck={false}
          placeholder={placeholder}
          value={text}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            options.activate(null);
            onQueryChange?.(event.currentTarget.value);
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <div className="sc-command-results">
        {matches.length > 0 && (
          <OptionList
            id={`${id}-list`}
            label={label}
            matches={matches}
            active={options.active}
            busy={pending ? chosen : null}
            onActivate={options.activate}
            onChoose={choose}
          />
        )}
        {state !== 'ready' && <OptionNote kind={state} onRetry={onRetry} />}
        {state === 'ready' && matches.length === 0 && (
          <OptionNote kind="empty">{empty ?? own.noMatch}</OptionNote>
        )}
        {found.length > limit && <OptionNote kind="empty">{own.more(found.length - limit)}</OptionNote>}
      </div>
      <VisuallyHidden role="status">
        {state === 'ready' && text !== '' && own.results(found.length)}
      </VisuallyHidden>
    </div>
  );
}
