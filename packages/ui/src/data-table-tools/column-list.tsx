'use client';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useState } from 'react';
import { Checkbox } from '../checkbox/checkbox.js';
import { isShown, moveColumn, orderColumns, pinOf } from '../data-table/table-view.js';
import { Heading } from '../heading/heading.js';
import { IconButton } from '../icon-button/icon-button.js';
import { usePartWords } from '../internal/use-part-words.js';
import { Select } from '../select/select.js';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.js';
import type { DataTableToolsProps } from './data-table-tools-props.js';
import { dataTableToolsWords } from './data-table-tools-words.js';
import { pinSides } from './pin-sides.js';

type ToolColumn = DataTableToolsProps['columns'][number];

interface ColumnLineProps extends Pick<DataTableToolsProps, 'view' | 'onViewChange'> {
  column: ToolColumn;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: -1 | 1) => void;
}

/** One column. A button that leads no further keeps the focus. */
function ColumnLine({ column, view, onViewChange, isFirst, isLast, onMove }: ColumnLineProps) {
  const words = usePartWords('dataTableTools', dataTableToolsWords);
  const { id, header, show } = column;
  return (
    <li>
      <Checkbox
        label={header}
        checked={isShown(column, view)}
        disabled={show === 'always'}
        onCheckedChange={(shown) => onViewChange({ ...view, shown: { ...view.shown, [id]: shown } })}
      />
      <Select
        aria-label={words.pin(header)}
        placeholder={null}
        options={pinSides.map((side) => ({ value: side, label: words.pins[side] }))}
        value={pinOf(column, view) ?? 'none'}
        onValueChange={(value) => {
          const side = pinSides.find((each) => each === value) ?? 'none';
          onViewChange({ ...view, pins: { ...view.pins, [id]: side } });
        }}
      />
      <IconButton
        size="small"
        label={words.up(header)}
        icon={<ArrowUp aria-hidden="true" />}
        aria-disabled={isFirst}
        onClick={() => onMove(-1)}
      />
      <IconButton
        size="small"
        label={words.down(header)}
        icon={<ArrowDown aria-hidden="true" />}
        aria-disabled={isLast}
        onClick={() => onMove(1)}
      />
    </li>
  );
}

/** The columns in their order: shown or not, pinned or not, and moved by a place. */
export function ColumnList({
  columns,
  view,
  onViewChange,
}: Pick<DataTableToolsProps, 'columns' | 'view' | 'onViewChange'>) {
  const words = usePartWords('dataTableTools', dataTableToolsWords);
  const [said, setSaid] = useState('');
  const ordered = orderColumns(columns, view.order);
  const move = ({ id, header }: ToolColumn, place: number, by: -1 | 1) => {
    const to = place + by;
    if (to < 0 || to >= ordered.length) return;
    onViewChange(moveColumn(columns, view, id, by));
    setSaid(words.place(header, to + 1, ordered.length));
  };
  return (
    <section className="sc-column-list" aria-label={words.columns}>
      <Heading level={3} size="sm">
        {words.columns}
      </Heading>
      <ul>
        {ordered.map((column, place) => (
          <ColumnLine
            key={column.id}
            column={column}
            view={view}
            onViewChange={onViewChange}
            isFirst={place === 0}
            isLast={place === ordered.length - 1}
            onMove={(by) => move(column, place, by)}
          />
        ))}
      </ul>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </section>
  );
}
