'use client';
import { type ComponentProps, type KeyboardEvent, useId, useRef, useState } from 'react';
import { ChoicePart, loadChoices } from '../combobox/choice-part.js';
import { comboboxWords } from '../combobox/combobox-words.js';
import { classNames } from '../internal/class-names.js';
import { useFieldControl } from '../internal/field-context.js';
import { useMergedRefs } from '../internal/use-merged-refs.js';
import { usePartWords } from '../internal/use-part-words.js';
import { useReport } from '../internal/use-report.js';
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
 * Several of many, found by typing like in a `Combobox`; each is a tag that can be taken away. Backspace takes the last one away, Left
 * leads to the others. Hidden inputs send the values under `name`. For a few options use `CheckboxGroup`. Needs the sheets of
 * `Combobox`, and `badge.css` and `tag.css`.
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
  ref,
  onBlur,
  onFocus,
  onKeyDown,
  placeholder,
  ...rest
}: MultiSelectProps) {
  const { words } = useSkillcert();
  const own = usePartWords('multiSelect', multiSelectWords);
  const shared = usePartWords('combobox', comboboxWords);
  const { name, ...control } = useFieldControl(rest);
  const noteId = useId();
  const box = useRef<HTMLSpanElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const merged = useMergedRefs(ref, field);
  const [inside, setInside] = useState(false);
  const choice = useMultiSelect(
    { value, onValueChange, valueLabels, options, onSearch, minLength, delay },
    own.chooseShown,
  );
  const live = !rest.disabled && !rest.readOnly;
  const wrong = choice.unmatched && !inside;
  const told = useReport(wrong ? shared.notInList : undefined);
  const noted = wrong && !told;
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
  const followKey = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    if (!live || event.defaultPrevented || event.nativeEvent.isComposing) return;
    const taken =
      intoTags(event.key) || choice.list.followKey(event) || (event.key === 'Escape' && choice.undo());
    if (taken) event.preventDefault();
  };
  return (
    <span className="sc-multi-select" ref={box}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a press beside the tags is meant for the field among them */}
      <span
        className="sc-multi-select-box"
        data-invalid={wrong || control['aria-invalid'] || undefined}
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
          {...rest}
          {...control}
          {...choice.list.field}
          ref={merged}
          // The hidden inputs below say it.
          name={undefined}
          type="text"
          className={classNames('sc-multi-select-field', className)}
          aria-invalid={wrong || control['aria-invalid']}
          aria-describedby={
            [control['aria-describedby'], noted && noteId].filter(Boolean).join(' ') || undefined
          }
          placeholder={value.length === 0 ? placeholder : undefined}
          value={choice.draft}
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
          onKeyDown={followKey}
        />
      </span>
      {name &&
        value.map((each) => (
          <input key={each} type="hidden" name={name} value={each} disabled={rest.disabled} />
        ))}
      <span id={noteId} className="sc-combobox-note" role="alert">
        {noted && shared.notInList}
      </span>
      <ChoicePart
        list={choice.list}
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
