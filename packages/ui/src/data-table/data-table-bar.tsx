'use client';
import type { ReactNode } from 'react';
import { Button } from '../button/button.js';
import { usePartWords } from '../internal/use-part-words.js';
import { useSkillcert } from '../provider/skillcert-context.js';
import { dataTableWords } from './data-table-words.js';
import { chosenAmong } from './row-selection.js';

interface DataTableBarProps {
  selection: ReadonlySet<string>;
  /** Of the rows on this page. */
  ids: readonly string[];
  total: number | undefined;
  onSelectAllMatching: (() => unknown) | undefined;
  onClear: () => void;
  children: ReactNode;
}

/** How many rows are chosen, and what can be done with them. */
export function DataTableBar({
  selection,
  ids,
  total = 0,
  onSelectAllMatching,
  onClear,
  children,
}: DataTableBarProps) {
  const { words } = useSkillcert();
  const own = usePartWords('dataTable', dataTableWords);
  const { size } = selection;
  const here = chosenAmong(selection, ids);
  return (
    <div className="sc-data-table-bar">
      <span role="status">{here < size ? own.selectedHere(size, here) : words.selectedCount(size)}</span>
      {onSelectAllMatching && size < total && (
        <Button variant="ghost" size="small" onClick={onSelectAllMatching}>
          {own.selectMatching(total)}
        </Button>
      )}
      {children}
      <Button variant="ghost" size="small" onClick={() => onClear()}>
        {words.clearSelection}
      </Button>
    </div>
  );
}
