import {
  type ChangeEvent,
  type ComponentProps,
  type FocusEvent,
  type KeyboardEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { useFieldControl, useReport } from '../internal/field-context.js';
import { useMergedRefs } from '../internal/use-merged-refs.js';
import { usePartWords } from '../internal/use-part-words.js';
import { loadChoices } from './choice-part.js';
import { comboboxWords } from './combobox-words.js';
import type { useChoiceList } from './use-choice-list.js';

/** The typed text of the field, and its outcome. */
interface FieldChoice {
  list: ReturnType<typeof useChoiceList>;
  /** The typed text matches no option. */
  unmatched: boolean;
  type: (text: string) => void;
  /** Drops the typed text; false if there is none. */
  undo: () => boolean;
  /** Turns the typed text into a choice. */
  commit: () => void;
}

/** The text field of a choice that is found by typing: its props, and whether its text is in no list. */
export const useChoiceField = (
  { ref, onBlur, onFocus, onKeyDown, ...given }: ComponentProps<'input'>,
  { list, unmatched, type, undo, commit }: FieldChoice,
  /** Follows a key before the list does; true when it was its. */
  firstKey?: (key: string) => boolean,
) => {
  const own = usePartWords('combobox', comboboxWords);
  const { name, ...control } = useFieldControl(given);
  const noteId = useId();
  const box = useRef<HTMLSpanElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const merged = useMergedRefs(ref, field);
  const [inside, setInside] = useState(false);
  const live = !given.disabled && !given.readOnly;
  const wrong = unmatched && !inside;
  const told = useReport(wrong ? own.notInList : undefined);
  const noted = wrong && !told;
  const invalid = wrong || control['aria-invalid'];
  return {
    name,
    box,
    field,
    live,
    invalid,
    /** For `ChoicePart`: shown below the field if no Field shows it. */
    note: { id: noteId, text: noted && own.notInList },
    input: {
      ...given,
      ...control,
      ...list.field,
      ref: merged,
      // Hidden inputs carry the value: the visible text is only the label of the choice.
      name: undefined,
      type: 'text',
      'aria-invalid': invalid,
      'aria-describedby':
        [control['aria-describedby'], noted && noteId].filter(Boolean).join(' ') || undefined,
      onChange: (event: ChangeEvent<HTMLInputElement>) => type(event.currentTarget.value),
      onPointerEnter: loadChoices,
      onFocus: (event: FocusEvent<HTMLInputElement>) => {
        loadChoices();
        setInside(true);
        onFocus?.(event);
      },
      onBlur: (event: FocusEvent<HTMLInputElement>) => {
        setInside(false);
        commit();
        onBlur?.(event);
      },
      onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
        onKeyDown?.(event);
        if (!live || event.defaultPrevented || event.nativeEvent.isComposing) return;
        if (firstKey?.(event.key) || list.followKey(event) || (event.key === 'Escape' && undo()))
          event.preventDefault();
      },
    },
  };
};
