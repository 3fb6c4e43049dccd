'use client';
import { type ReactNode, useState } from 'react';
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

/** The number of chosen rows, and the actions for them. */
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
  const [choosing, setChoosing] = useState(false);
  const chooseMatching = async () => {
    setChoosing(true);
    try {
      await onSelectAllMatching?.();
    } finally {
      setChoosing(false);
    }
  };
  return (
    <div className="sc-data-table-bar">
      <span role="status">{here < size ? own.selectedHere(size, here) : words.selectedCount(size)}</span>
      {onSelectAllMatching && size < total && (
        <Button variant="ghost" size="small" onClick={chooseMatching}>
          {own.selectMatching(total)}
        </Button>
      )}
      {/* An action pressed before all rows are chosen would apply to the rows of the page alone. */}
      <div className="sc-data-table-bulk" inert={choosing}>
        {children}
      </div>
      <Button variant="ghost" size="small" onClick={() => onClear()}>
        {words.clearSelection}
      </Button>
    </div>
  );
}
