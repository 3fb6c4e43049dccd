'use client';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { IconButton } from '../icon-button/icon-button.js';
import { usePartWords } from '../internal/use-part-words.js';
import type { DataTableRowProps } from './data-table-parts.js';
import { dataTableWords } from './data-table-words.js';

/** The button that unfolds the details of a row. */
export function DataTableUnfold<Row extends object>({ table, record }: DataTableRowProps<Row>) {
  const { rowId, rowLabel, unfolded, onUnfold } = table;
  const words = usePartWords('dataTable', dataTableWords);
  const id = rowId(record);
  const open = unfolded.has(id);
  return (
    <IconButton
      size="small"
      label={words.details(rowLabel(record))}
      icon={open ? <ChevronDown aria-hidden="true" /> : <ChevronRight aria-hidden="true" />}
      aria-expanded={open}
      onClick={() => onUnfold(id)}
    />
  );
}
