import type { SheetLook as Look } from '@skillcert/api-client';
import { Banner, Button, Inline, Stack } from '@skillcert/ui';
import { useState } from 'react';
import { useWords } from '../messages/words-state.js';
import { ColumnFields } from './column-fields.js';
import type { ReadAnew } from './said-columns.js';
import { SheetLook } from './sheet-look.js';

interface ChosenSheetProps<Of extends string> {
  readonly look: Look<Of | ''>;
  readonly readAnew: ReadAnew;
  /** Whether the columns have what a row needs. */
  readonly isWhole: boolean;
  /** The fields that a column can be. */
  readonly fields: readonly { readonly field: Of; readonly title: string }[];
  /** The columns that are needed, in words. */
  readonly missing: string;
  /** Whether an archive is on its way, for which the file must not be sent anew. */
  readonly isHeld?: boolean;
  readonly onHeadRow: (row_no: number) => void;
  readonly onSheet: (sheet: string) => void;
  readonly onChoose: (at: number, field: Of | '') => void;
}

/** How a table will be read; what its columns are can be chosen, and must be where its heads do not say it. */
export function ChosenSheet<Of extends string>({
  look,
  readAnew,
  isWhole,
  fields,
  missing,
  isHeld = false,
  onHeadRow,
  onSheet,
  onChoose,
}: ChosenSheetProps<Of>) {
  const { t } = useWords();
  const [isOpen, setOpen] = useState(false);
  const isShown = isOpen || !isWhole;
  const titleOf = (field: string) => {
    const title = fields.find((each) => each.field === field)?.title;
    // While somebody chooses what the columns are, all of them are seen.
    return title ?? (isShown ? t('sheet.leave_out') : undefined);
  };
  return (
    <SheetLook
      look={look}
      readAnew={readAnew}
      titleOf={titleOf}
      onHeadRow={onHeadRow}
      onSheet={onSheet}
      held={isHeld ? 'all' : undefined}
    >
      {isShown ? (
        <Stack>
          <ColumnFields
            columns={look.columns}
            fields={fields}
            disabled={readAnew !== undefined || isHeld}
            onChange={(at, field) => {
              // They stay open once the columns are known.
              setOpen(true);
              onChoose(at, field);
            }}
          />
          {!isWhole && (
            <Banner tone="warning" role="status">
              {missing}
            </Banner>
          )}
        </Stack>
      ) : (
        <Inline>
          <Button size="small" onClick={() => setOpen(true)}>
            {t('sheet.columns')}
          </Button>
        </Inline>
      )}
    </SheetLook>
  );
}
