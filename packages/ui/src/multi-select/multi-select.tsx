'use client';
import type { ComponentProps } from 'react';
import { ChoicePart } from '../combobox/choice-part.js';
import { useChoiceField } from '../combobox/use-choice-field.js';
import { classNames } from '../internal/class-names.js';
import { usePartWords } from '../internal/use-part-words.js';
import { useSkillcert } from '../provider/skillcert-context.js';
import { MultiSelectTags } from './multi-select-tags.js';
import { multiSelectWords } from './multi-select-words.js';
import { type MultiSelectChoice, useMultiSelect } from './use-multi-select.js';

export interface MultiSelectProps
  extends MultiSelectChoice,
    Omit<ComponentProps<'input'>, keyof MultiSelectChoice | 'defaultValue' | 'type' | 'list' | 'onChange'> {}

const atStart = ({ selectionStart, selectionEnd }: HTMLInputElement) =>
  selectionStart === 0 && selectionEnd === 0;

/**
 * Several of many, found by typing like in a `Combobox`; each is a removable tag. Backspace removes the last one,
 * Left leads to the others. Hidden inputs send the values under `name`. For a few options use `CheckboxGroup`.
 * Needs the sheets of `Combobox`, and `badge.css` and `tag.css`.
 */
export function MultiSelect({
  value,
  onValueChange,
  valueLabels,
  options,
  onSearch,
  minLength = 1,
  delay,
  className,
  placeholder,
  ...rest
}: MultiSelectProps) {
  const { words } = useSkillcert();
  const own = usePartWords('multiSelect', multiSelectWords);
  const choice = useMultiSelect(
    { value, onValueChange, valueLabels, options, onSearch, minLength, delay },
    own.chooseShown,
  );
  const intoTags = (key: string): boolean => {
    const last = value.at(-1);
    if (last === undefined || !field.current || !atStart(field.current)) return false;
    if (key === 'Backspace') choice.remove(last);
    else if (key === 'ArrowLeft') {
      const buttons = box.current?.querySelectorAll<HTMLElement>('.sc-tag-remove');
      buttons?.item(buttons.length - 1).focus();
    } else return false;
    return true;
  };
  const { name, box, field, live, invalid, input, note } = useChoiceField(rest, choice, intoTags);
  return (
    <span className="sc-multi-select" ref={box}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a press beside the tags means their field */}
      <span
        className="sc-multi-select-box"
        data-invalid={invalid || undefined}
        data-disabled={rest.disabled || undefined}
        data-read-only={rest.readOnly || undefined}
        onMouseDown={(event) => {
          if (!live || (event.target instanceof Element && event.target.closest('button'))) return;
          if (event.target !== field.current) event.preventDefault();
          field.current?.focus();
          choice.setOpen(true);
        }}
      >
        {value.length > 0 && (
          <>
            <MultiSelectTags
              label={own.chosen}
              values={value}
              labelOf={choice.labelOf}
              onRemove={live ? choice.remove : undefined}
              field={field}
            />
            <span className="sc-multi-select-count">{words.selectedCount(value.length)}</span>
          </>
        )}
        <input
          {...input}
          className={classNames('sc-multi-select-field', className)}
          placeholder={value.length === 0 ? placeholder : undefined}
          value={choice.draft}
        />
      </span>
      {name &&
        value.map((each) => (
          <input key={each} type="hidden" name={name} value={each} disabled={rest.disabled} />
        ))}
      <ChoicePart
        list={choice.list}
        note={note}
        open={choice.open}
        onOpenChange={choice.setOpen}
        anchor={box}
        found={choice.found}
        minLength={minLength}
        chosen={choice.chosen}
        multiple
        onChoose={choice.choose}
      />
    </span>
  );
}
