import { Inline } from '@skillcert/ui';
import { ListExport } from '../../../../lists/list-export.js';
import type { Summary } from './use-summary.js';

interface TotalsBarProps {
  readonly summary: Summary;
  readonly by: 'unit' | 'month';
  readonly isEmpty: boolean;
}

/** Offers the totals beneath it as a file. */
export function TotalsBar({ summary, by, isEmpty }: TotalsBarProps) {
  return (
    <Inline justify="end">
      <ListExport file={summary.fileOf(by)} isEmpty={isEmpty} />
    </Inline>
  );
}
