'use client';
import { Search, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { IconButton } from '../icon-button/icon-button.js';
import { useSkillcert } from '../provider/skillcert-context.js';
import { TextInput, type TextInputProps } from '../text-input/text-input.js';
import { afterPress, type Pending } from './after-press.js';

export interface SearchInputProps
  extends Omit<TextInputProps, 'type' | 'value' | 'defaultValue' | 'onValueChange'> {
  /** The search in force; typing goes ahead of it. */
  value: string;
  /** Called when typing pauses, on Enter, and when cleared. */
  onSearch: (value: string) => void;
  /** The name for screen readers; by default the word for "search". */
  label?: string;
  /** Milliseconds of rest before `onSearch`. */
  delay?: number;
}

/** The typed text, and the search that starts once typing rests. */
const useSearch = (value: string, onSearch: (value: string) => void) => {
  const [draft, setDraft] = useState(value);
  const [known, setKnown] = useState(value);
  if (value !== known) {
    setKnown(value);
    setDraft(value);
  }
  const pending = useRef<Pending>(undefined);
  useEffect(() => () => pending.current?.cancel(), []);
  const search = (text: string, wait: number) => {
    pending.current?.cancel();
    pending.current = undefined;
    setDraft(text);
    if (wait === 0) onSearch(text);
    else pending.current = afterPress(() => search(text, 0), wait);
  };
  return { draft, search, hasten: () => pending.current?.hasten() };
};

/** A search box; starts the search when typing rests. */
export function SearchInput({
  value,
  onSearch,
  label,
  delay = 300,
  placeholder,
  onKeyDown,
  onBlur,
  ...rest
}: SearchInputProps) {
  const { words } = useSkillcert();
  const { draft, search, hasten } = useSearch(value, onSearch);
  return (
    <search className="sc-input-group sc-search">
      <span className="sc-input-before" aria-hidden="true">
        <Search />
      </span>
      <TextInput
        {...rest}
        type="search"
        enterKeyHint="search"
        aria-label={label ?? words.search}
        placeholder={placeholder ?? words.search}
        value={draft}
        onValueChange={(text) => search(text, delay)}
        onBlur={(event) => {
          onBlur?.(event);
          // A reader who goes on to click something means the typed text: a later search would undo that click.
          hasten();
        }}
        onKeyDown={(event) => {
          onKeyDown?.(event);
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) search(draft, 0);
        }}
      />
      {draft && (
        <span className="sc-input-after">
          <IconButton
            size="small"
            label={words.clear}
            icon={<X aria-hidden="true" />}
            onClick={() => search('', 0)}
          />
        </span>
      )}
    </search>
  );
}
