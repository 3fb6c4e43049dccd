import { useState } from 'react';
import type { CommandItem } from '../command-list/command-item.js';
import { foldText } from '../command-list/fold-text.js';
import { useChoiceList } from './use-choice-list.js';
import { type OptionSource, useFoundOptions } from './use-found-options.js';

export interface ComboboxChoice extends OptionSource {
  /** The value of the chosen option; with `freeText` the typed text. */
  value: string | null;
  onValueChange: (value: string | null) => void;
  /** The label of `value`, if the options are searched for and do not contain it. */
  valueLabel?: string | undefined;
  /** Typed text counts even if no option matches it. */
  freeText?: boolean | undefined;
}

const same = (a: string, b: string) => foldText(a.trim()).text === foldText(b.trim()).text;

/** The typed text until it is settled; a value that the host sets in between discards it. */
const useDraft = (value: string | null, onValueChange: (value: string | null) => void) => {
  const [draft, setDraft] = useState<string | null>(null);
  const [told, setTold] = useState(value);
  if (value !== told) {
    setTold(value);
    setDraft(null);
  }
  const tell = (next: string | null) => {
    setTold(next);
    if (next !== value) onValueChange(next);
  };
  /** Drops the typed text for a value. */
  const put = (next: string | null) => {
    setDraft(null);
    tell(next);
  };
  return { draft, setDraft, tell, put };
};

/** The typed text, the chosen value, and the step from one to the other. */
export const useCombobox = ({
  value,
  onValueChange,
  valueLabel,
  freeText = false,
  ...source
}: ComboboxChoice) => {
  const [open, setOpen] = useState(false);
  const { draft, setDraft, tell, put } = useDraft(value, onValueChange);
  const [chosen, setChosen] = useState<{ id: string; label: string } | null>(null);
  const found = useFoundOptions(source, draft ?? '', open);
  const labelOf = (id: string) =>
    found.known.find((option) => option.value === id)?.label ??
    (chosen?.id === id ? chosen.label : (valueLabel ?? (freeText ? id : '')));
  const choose = (item: CommandItem) => {
    setChosen(item);
    setOpen(false);
    put(item.id);
  };
  /** Turns the typed text into a choice; text in no list stays, so that it can be corrected. */
  const commit = () => {
    setOpen(false);
    if (draft === null) return;
    const text = draft.trim();
    const option = found.known.find(({ label, disabled }) => !disabled && same(label, text));
    if (option && text !== '') choose({ id: option.value, label: option.label });
    else if (text === '' || freeText) put(text === '' ? null : text);
    else tell(null);
  };
  const first = found.matches.find(({ item }) => !item.disabled)?.item.id ?? null;
  const list = useChoiceList({
    found,
    open,
    onOpenChange: setOpen,
    fallback: draft === null ? value : freeText ? null : first,
    onChoose: choose,
  });
  return {
    list,
    found,
    open,
    setOpen,
    text: draft ?? (value === null ? '' : labelOf(value)),
    /** The typed text matches no option. */
    unmatched: draft !== null && draft.trim() !== '' && !freeText,
    type: (text: string) => {
      setDraft(text);
      list.activate(null);
      setOpen(true);
    },
    /** Discards the typed text and restores the choice; false if there is nothing to discard. */
    undo: () => {
      setDraft(null);
      return draft !== null;
    },
    choose,
    commit,
    clear: () => put(null),
  };
};
