'use client';
import type { ComponentProps, MouseEvent } from 'react';
import { ChoicePart } from '../combobox/choice-part.js';
import { useChoiceField } from '../combobox/use-choice-field.js';
import { classNames } from '../internal/class-names.js';
import { usePartWords } from '../internal/use-part-words.js';
import { useSkillcert } from '../provider/skillcert-context.js';
import { MultiSelectTags, type MultiSelectTagsProps } from './multi-select-tags.js';
import { multiSelectWords } from './multi-select-words.js';
import { type MultiSelectChoice, useMultiSelect } from './use-multi-select.js';

export interface MultiSelectProps
  extends MultiSelectChoice,
    Omit<ComponentProps<'input'>, keyof MultiSelectChoice | 'defaultValue' | 'type' | 'list' | 'onChange'> {}

const atStart = ({ selectionStart, selectionEnd }: HTMLInputElement) =>
  selectionStart === 0 && selectionEnd === 0;

/** Follows a key from the field into the tags; false if it does not lead there. */
const intoTags = (key: string, box: HTMLElement | null, onRemove: () => void): boolean => {
  if (key === 'Backspace') onRemove();
  else if (key === 'ArrowLeft') {
    const buttons = box?.querySelectorAll<HTMLElement>('.sc-tag-remove');
    buttons?.item(buttons.length - 1).focus();
  } else return false;
  return true;
};

/** The text field of the choice. Keys lead from its start into the tags. */
const useTaggedField = (
  given: ComponentProps<'input'>,
  choice: ReturnType<typeof useMultiSelect>,
  values: readonly string[],
) => {
  const firstKey = (key: string): boolean => {
    const last = values.at(-1);
    if (last === undefined || !parts.field.current || !atStart(parts.field.current)) return false;
    return intoTags(key, parts.box.current, () => choice.remove(last));
  };
  const parts = useChoiceField(given, choice, firstKey);
  return parts;
};

/** Gives a click beside the tags to their field; false if the click was for a button. */
const takePress = (event: MouseEvent, field: HTMLInputElement | null): boolean => {
  if (event.target instanceof Element && event.target.closest('button')) return false;
  if (event.target !== field) event.preventDefault();
  field?.focus();
  return true;
};

/** The tags, and their number. */
function ChosenValues(props: Omit<MultiSelectTagsProps, 'label'>) {
  const { words } = useSkillcert();
  const own = usePartWords('multiSelect', multiSelectWords);
  if (props.values.length === 0) return null;
  return (
    <>
      <MultiSelectTags {...props} label={own.chosen} />
      <span className="sc-multi-select-count">{words.selectedCount(props.values.length)}</span>
    </>
  );
}

interface HiddenValuesProps {
  name: string;
  values: readonly string[];
  disabled: boolean | undefined;
}

/** The values, for the form. */
function HiddenValues({ name, values, disabled }: HiddenValuesProps) {
  return values.map((each) => (
    <input key={each} type="hidden" name={name} value={each} disabled={disabled} />
  ));
}

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
  const own = usePartWords('multiSelect', multiSelectWords);
  const choice = useMultiSelect(
    { value, onValueChange, valueLabels, options, onSearch, minLength, delay },
    own.chooseShown,
  );
  const { name, box, field, live, invalid, input, note } = useTaggedField(rest, choice, value);
  return (
    <span className="sc-multi-select" ref={box}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a click beside the tags means their field */}
      <span
        className="sc-multi-select-box"
        data-invalid={invalid || undefined}
        data-disabled={rest.disabled || undefined}
        data-read-only={rest.readOnly || undefined}
        onMouseDown={(event) => {
          if (live && takePress(event, field.current)) choice.setOpen(true);
        }}
      >
        <ChosenValues
          values={value}
          labelOf={choice.labelOf}
          onRemove={live ? choice.remove : undefined}
          field={field}
        />
        <input
          {...input}
          className={classNames('sc-multi-select-field', className)}
          placeholder={value.length === 0 ? placeholder : undefined}
          value={choice.draft}
        />
      </span>
      {name && <HiddenValues name={name} values={value} disabled={rest.disabled} />}
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
