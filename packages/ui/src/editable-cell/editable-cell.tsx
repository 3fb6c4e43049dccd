'use client';
import { Pencil } from 'lucide-react';
import { type ComponentProps, useId } from 'react';
import { flushSync } from 'react-dom';
import { classNames } from '../internal/class-names.js';
import { usePartWords } from '../internal/use-part-words.js';
import type { SelectOption } from '../select/select.js';
import { Spinner } from '../spinner/spinner.js';
import { CellControl } from './cell-control.js';
import { editableCellWords } from './editable-cell-words.js';
import { type CellMove, focusCell, moveBetweenCells } from './move-between-cells.js';
import { useCellEdit } from './use-cell-edit.js';

export interface EditableCellProps extends Omit<ComponentProps<'span'>, 'children'> {
  value: string;
  /** The name of the value: the column and the row's name. No two cells of a table have the same. */
  label: string;
  /**
   * Takes the typed text. A returned text is the reason of a refusal; a promise shows progress, and failure beside
   * the value.
   */
  onSave: (value: string) => unknown;
  /** One of these instead of free text. */
  options?: readonly SelectOption[];
  type?: 'text' | 'number' | 'date' | 'tel';
}

const arrows: Record<string, CellMove> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'before',
  ArrowRight: 'after',
};

// Also after the table has changed its layout: the new field continues in place of the old one.
const takeFocus = (control: HTMLElement | null) => control?.focus();

const cellOf = (control: Element) => control.closest('[data-editable]');

interface CellValueProps {
  edit: ReturnType<typeof useCellEdit>;
  label: string;
  /** The value as it is read; empty if there is none. */
  read: string;
}

/** The value, and the button that begins to edit it. */
function CellValue({ edit, label, read }: CellValueProps) {
  const words = usePartWords('editableCell', editableCellWords);
  // Rendered synchronously, so that the focus can move to the field.
  const begin = (cell: Element | null) => {
    flushSync(edit.begin);
    focusCell(cell);
  };
  return (
    <button
      type="button"
      className="sc-editable-value"
      aria-label={words.edit(label, read || words.empty)}
      onClick={(event) => begin(cellOf(event.currentTarget))}
      onKeyDown={(event) => {
        const cell = cellOf(event.currentTarget);
        const move = arrows[event.key];
        if (event.key === 'F2') begin(cell);
        else if (!move || !moveBetweenCells(cell, move)) return;
        event.preventDefault();
      }}
    >
      <span className="sc-editable-text">{read || '–'}</span>
      {edit.state.name === 'saving' ? <Spinner size="sm" /> : <Pencil aria-hidden="true" />}
    </button>
  );
}

/**
 * A value that is edited in place, for the `cell` of a DataTable's column. Enter, F2 and a click begin, Escape
 * leaves it unchanged, Enter saves and goes to the row below, Tab saves and goes on; arrows lead from one such
 * value to the next. A text that could not be saved stays as typed. Needs `text-input.css select.css spinner.css`.
 */
export function EditableCell({
  value,
  label,
  onSave,
  options,
  type = 'text',
  className,
  ...rest
}: EditableCellProps) {
  const words = usePartWords('editableCell', editableCellWords);
  const edit = useCellEdit({ value, label, onSave, notSaved: words.notSaved });
  const errorId = useId();
  const { state } = edit;
  const text = state.name === 'shown' ? edit.current : state.draft;
  const read = options?.find((option) => option.value === text)?.label ?? text;
  return (
    <span
      {...rest}
      className={classNames('sc-editable', className)}
      data-editable=""
      aria-busy={state.name === 'saving' || undefined}
    >
      {state.name === 'edited' || state.name === 'failed' ? (
        <CellControl
          aria-label={label}
          aria-invalid={state.name === 'failed' || undefined}
          aria-describedby={state.name === 'failed' ? errorId : undefined}
          value={text}
          onValueChange={edit.type}
          options={options}
          type={type}
          ref={state.name === 'edited' ? takeFocus : undefined}
          onLeave={() => edit.commit(false)}
          onEnter={(control, back) => {
            const cell = cellOf(control);
            flushSync(() => edit.commit(true));
            if (!moveBetweenCells(cell, back ? 'up' : 'down')) focusCell(cell);
          }}
          onEscape={(control) => {
            const cell = cellOf(control);
            flushSync(edit.cancel);
            focusCell(cell);
          }}
        />
      ) : (
        <CellValue edit={edit} label={label} read={read} />
      )}
      {state.name === 'failed' && (
        <span id={errorId} role="alert" className="sc-editable-error">
          {state.message}
        </span>
      )}
    </span>
  );
}
