'use client';
import { ChevronDown, X } from 'lucide-react';
import type { ComponentProps, RefObject } from 'react';
import { IconButton } from '../icon-button/icon-button.js';
import { classNames } from '../internal/class-names.js';
import { usePartWords } from '../internal/use-part-words.js';
import { useSkillcert } from '../provider/skillcert-context.js';
import { ChoicePart } from './choice-part.js';
import { comboboxWords } from './combobox-words.js';
import { useChoiceField } from './use-choice-field.js';
import { type ComboboxChoice, useCombobox } from './use-combobox.js';

export interface ComboboxProps
  extends ComboboxChoice,
    Omit<ComponentProps<'input'>, keyof ComboboxChoice | 'defaultValue' | 'type' | 'list' | 'onChange'> {
  /** Draws a button that takes the choice back. */
  clearable?: boolean;
}

interface ComboboxButtonsProps {
  choice: ReturnType<typeof useCombobox>;
  field: RefObject<HTMLInputElement | null>;
  clearable: boolean;
}

/** For pointers: the keys have the arrows and Escape. */
function ComboboxButtons({ choice, field, clearable }: ComboboxButtonsProps) {
  const { words } = useSkillcert();
  const own = usePartWords('combobox', comboboxWords);
  return (
    <span className="sc-input-after">
      {clearable && choice.text !== '' && (
        <IconButton
          size="small"
          tabIndex={-1}
          label={words.clear}
          icon={<X aria-hidden="true" />}
          onClick={() => {
            choice.clear();
            field.current?.focus();
          }}
        />
      )}
      <IconButton
        size="small"
        tabIndex={-1}
        label={own.showChoices}
        icon={<ChevronDown aria-hidden="true" />}
        // The field keeps the focus.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => {
          field.current?.focus();
          choice.setOpen(!choice.open);
        }}
      />
    </span>
  );
}

/**
 * One of many, found by typing: among given options, or by a search of the host. The value is the option's id,
 * which a hidden input sends under `name`. Typed text that is in no list stays to be corrected, and counts as
 * nothing chosen. For a few options use `Select`. Needs `text-input.css`, `button.css`, `command-list.css`,
 * `popover.css` and `visually-hidden.css`.
 */
export function Combobox({
  value,
  onValueChange,
  valueLabel,
  freeText,
  options,
  onSearch,
  minLength = 1,
  delay,
  clearable = true,
  className,
  ...rest
}: ComboboxProps) {
  const choice = useCombobox({
    value,
    onValueChange,
    valueLabel,
    freeText,
    options,
    onSearch,
    minLength,
    delay,
  });
  const { name, box, field, live, input, note } = useChoiceField(rest, choice);
  return (
    <span className="sc-combobox" ref={box}>
      <span className="sc-input-group">
        <input
          {...input}
          className={classNames('sc-input', className)}
          value={choice.text}
          onMouseDown={() => live && choice.setOpen(true)}
        />
        {live && <ComboboxButtons choice={choice} field={field} clearable={clearable} />}
      </span>
      {name && <input type="hidden" name={name} value={value ?? ''} disabled={rest.disabled} />}
      <ChoicePart
        list={choice.list}
        note={note}
        open={choice.open}
        onOpenChange={choice.setOpen}
        anchor={box}
        found={choice.found}
        minLength={minLength}
        chosen={new Set(value === null ? [] : [value])}
        onChoose={choice.choose}
      />
    </span>
  );
}
