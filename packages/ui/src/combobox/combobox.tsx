'use client';
import { ChevronDown, X } from 'lucide-react';
import { type ComponentProps, type KeyboardEvent, useId, useRef, useState } from 'react';
import { IconButton } from '../icon-button/icon-button.js';
import { classNames } from '../internal/class-names.js';
import { useFieldControl } from '../internal/field-context.js';
import { useMergedRefs } from '../internal/use-merged-refs.js';
import { usePartWords } from '../internal/use-part-words.js';
import { useReport } from '../internal/use-report.js';
import { useSkillcert } from '../provider/skillcert-context.js';
import { ChoicePart, loadChoices } from './choice-part.js';
import { comboboxWords } from './combobox-words.js';
import { type ComboboxChoice, useCombobox } from './use-combobox.js';

export interface ComboboxProps
  extends ComboboxChoice,
    Omit<ComponentProps<'input'>, keyof ComboboxChoice | 'defaultValue' | 'type' | 'list' | 'onChange'> {
  /** Draws a button that takes the choice back. */
  clearable?: boolean;
}

interface ComboboxButtonsProps {
  onClear: (() => void) | false;
  onToggle: () => void;
}

/** For pointers: the keys have the arrows and Escape. */
function ComboboxButtons({ onClear, onToggle }: ComboboxButtonsProps) {
  const { words } = useSkillcert();
  const own = usePartWords('combobox', comboboxWords);
  return (
    <span className="sc-input-after">
      {onClear && (
        <IconButton
          size="small"
          tabIndex={-1}
          label={words.clear}
          icon={<X aria-hidden="true" />}
          onClick={onClear}
        />
      )}
      <IconButton
        size="small"
        tabIndex={-1}
        label={own.showChoices}
        icon={<ChevronDown aria-hidden="true" />}
        // The field keeps the focus.
        onMouseDown={(event) => event.preventDefault()}
        onClick={onToggle}
      />
    </span>
  );
}

/**
 * One of many, found by typing: among given options, or by a search that the host does. The value is the option's id, which a hidden
 * input sends under `name`. What is typed and in no list stays to be mended, and counts as nothing chosen. For a few options use
 * `Select`. Needs `text-input.css`, `button.css`, `command-list.css`, `popover.css` and `visually-hidden.css`.
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
  ref,
  onBlur,
  onFocus,
  onKeyDown,
  ...rest
}: ComboboxProps) {
  const own = usePartWords('combobox', comboboxWords);
  const { name, ...control } = useFieldControl(rest);
  const noteId = useId();
  const box = useRef<HTMLSpanElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const merged = useMergedRefs(ref, field);
  const [inside, setInside] = useState(false);
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
  const live = !rest.disabled && !rest.readOnly;
  const wrong = choice.unmatched && !inside;
  const told = useReport(wrong ? own.notInList : undefined);
  const noted = wrong && !told;
  const followKey = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    if (!live || event.defaultPrevented) return;
    if (choice.list.followKey(event) || (event.key === 'Escape' && choice.undo())) event.preventDefault();
  };
  return (
    <span className="sc-combobox" ref={box}>
      <span className="sc-input-group">
        <input
          {...rest}
          {...control}
          {...choice.list.field}
          ref={merged}
          // The hidden input below says it: what stands here is only what the choice is called.
          name={undefined}
          type="text"
          className={classNames('sc-input', className)}
          aria-invalid={wrong || control['aria-invalid']}
          aria-describedby={
            [control['aria-describedby'], noted && noteId].filter(Boolean).join(' ') || undefined
          }
          value={choice.text}
          onChange={(event) => choice.type(event.currentTarget.value)}
          onPointerEnter={loadChoices}
          onFocus={(event) => {
            loadChoices();
            setInside(true);
            onFocus?.(event);
          }}
          onBlur={(event) => {
            setInside(false);
            choice.settle();
            onBlur?.(event);
          }}
          onMouseDown={() => live && choice.setOpen(true)}
          onKeyDown={followKey}
        />
        {live && (
          <ComboboxButtons
            onClear={
              clearable &&
              choice.text !== '' &&
              (() => {
                choice.clear();
                field.current?.focus();
              })
            }
            onToggle={() => {
              field.current?.focus();
              choice.setOpen(!choice.open);
            }}
          />
        )}
      </span>
      {name && <input type="hidden" name={name} value={value ?? ''} disabled={rest.disabled} />}
      <span id={noteId} className="sc-combobox-note" role="alert">
        {noted && own.notInList}
      </span>
      <ChoicePart
        list={choice.list}
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
