import { useState } from 'react';
import { asItem } from '../combobox/combobox-option.js';
import { useChoiceList } from '../combobox/use-choice-list.js';
import { type FoundOptions, type OptionSource, useFoundOptions } from '../combobox/use-found-options.js';
import type { CommandItem } from '../command-list/command-item.js';
import { foldText } from '../command-list/fold-text.js';
import { toggleValues } from './toggle-values.js';

export interface MultiSelectChoice extends OptionSource {
  /** The chosen values, in the order of choosing. */
  value: readonly string[];
  onValueChange: (value: string[]) => void;
  /** The labels of the values, if the options are searched for and do not contain them. */
  valueLabels?: Readonly<Record<string, string>> | undefined;
}

/** The line that chooses all that are shown. No host's id has a NUL in it. */
const allId = '\u0000all';

const withAll = (found: FoundOptions, shown: readonly string[], label: string): FoundOptions =>
  shown.length < 2
    ? found
    : { ...found, matches: [{ item: { id: allId, label }, label: [], hint: [] }, ...found.matches] };

/** The typed text, the chosen values, and the list between the two. */
export const useMultiSelect = (
  { value, onValueChange, valueLabels, ...source }: MultiSelectChoice,
  allLabel: (count: number) => string,
) => {
  const [open, setOpen] = useState(false);
  const [draft, setDraft] = useState('');
  const [labels, setLabels] = useState<Readonly<Record<string, string>>>({});
  const found = useFoundOptions(source, draft, open);
  const shown = found.matches.flatMap(({ item }) => (item.disabled ? [] : [item.id]));
  const listed = withAll(found, shown, allLabel(shown.length));
  const labelOf = (id: string) =>
    found.known.find((option) => option.value === id)?.label ?? labels[id] ?? valueLabels?.[id] ?? id;
  const choose = (item: CommandItem) => {
    const items = item.id === allId ? found.matches.map((match) => match.item) : [item];
    setLabels({ ...labels, ...Object.fromEntries(items.map(({ id, label }) => [id, label])) });
    onValueChange(toggleValues(value, item.id === allId ? shown : [item.id]));
    if (item.id !== allId) setDraft('');
  };
  const list = useChoiceList({
    found: listed,
    open,
    onOpenChange: setOpen,
    fallback: draft === '' ? null : (shown[0] ?? null),
    onChoose: choose,
  });
  return {
    list,
    found: listed,
    open,
    setOpen,
    draft,
    unmatched: draft.trim() !== '',
    chosen: new Set(shown.length > 0 && shown.every((id) => value.includes(id)) ? [...value, allId] : value),
    labelOf,
    choose,
    remove: (id: string) => onValueChange(value.filter((other) => other !== id)),
    type: (text: string) => {
      setDraft(text);
      list.activate(null);
      setOpen(true);
    },
    /** Drops the typed text; false if there is none. */
    undo: () => {
      setDraft('');
      return draft !== '';
    },
    /** On blur: a complete name is chosen; a text in no list stays, so that it can be corrected. */
    commit: () => {
      setOpen(false);
      const text = foldText(draft.trim()).text;
      const option = found.known.find(({ label, disabled }) => !disabled && foldText(label).text === text);
      if (text === '') setDraft('');
      else if (option && value.includes(option.value)) setDraft('');
      else if (option) choose(asItem(option));
    },
  };
};
