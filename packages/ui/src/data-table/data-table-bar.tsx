'use client';
import type { ReactNode } from 'react';
import { Button } from '../button/button.js';
import { useSkillcert } from '../provider/skillcert-context.js';

interface DataTableBarProps {
  count: number;
  onClear: () => void;
  children: ReactNode;
}

/** How many rows are chosen, and what can be done with them. */
export function DataTableBar({ count, onClear, children }: DataTableBarProps) {
  const { words } = useSkillcert();
  return (
    <div className="sc-data-table-bar">
      <span role="status">{words.selectedCount(count)}</span>
      {children}
      <Button variant="ghost" size="small" onClick={() => onClear()}>
        {words.clearSelection}
      </Button>
    </div>
  );
}
