import type { SheetLook as Look } from '@skillcert/api-client';
import { Banner, Stack } from '@skillcert/ui';
import type { ReactNode } from 'react';
import { useWords } from '../messages/words-state.js';
import { FirstRows } from './first-rows.js';
import { HeadRowField } from './head-row-field.js';
import type { ReadAnew } from './said-columns.js';
import { SheetField } from './sheet-field.js';
import { SheetReading } from './sheet-reading.js';
import { sheetsOf } from './sheets-of.js';

interface SheetLookProps {
  readonly look: Look;
  readonly readAnew: ReadAnew;
  /** The title of a column; undefined for one that is left out. */
  readonly titleOf: (field: string) => string | undefined;
  readonly onHeadRow: (row_no: number) => void;
  /** Left out where no other sheet of the file can be read. */
  readonly onSheet?: ((sheet: string) => void) | undefined;
  /**
   * The choices that wait while an archive for the sheet is on its way, which would be lost: that of another sheet, or
   * all for which the file is sent anew.
   */
  readonly held?: 'sheet' | 'all' | undefined;
  /** Where the columns can be said too, their fields. */
  readonly children?: ReactNode;
}

/**
 * How a table will be read, before anything of it is taken: its heads, what its columns are, what was done to it, and
 * its first rows.
 */
export function SheetLook({ look, readAnew, titleOf, onHeadRow, onSheet, held, children }: SheetLookProps) {
  const { t } = useWords();
  const sheets = onSheet ? sheetsOf(look.reading) : [];
  return (
    <Stack>
      {onSheet && sheets.length > 1 && (
        <SheetField sheets={sheets} onChange={onSheet} isHeld={held !== undefined} />
      )}
      {look.head_rows.length > 1 && (
        <HeadRowField
          rows={look.head_rows}
          value={look.head_row}
          disabled={readAnew === 'sheet' || held === 'all'}
          onChange={onHeadRow}
        />
      )}
      {look.remembered && (
        <Banner tone="info" role="status">
          {t('sheet.as_last_time')}
        </Banner>
      )}
      {children}
      <SheetReading reading={look.reading} namesField={sheets.length > 1} />
      <FirstRows look={look} titleOf={titleOf} />
    </Stack>
  );
}
