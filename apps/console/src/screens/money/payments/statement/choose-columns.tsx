import { Banner, Button, Inline, Stack } from '@skillcert/ui';
import { useState } from 'react';
import { useWords } from '../../../../messages/words-state.js';
import { ColumnFields } from '../../../../sheets/column-fields.js';
import { SheetLook } from '../../../../sheets/sheet-look.js';
import type { StatementLook, useStatement } from './use-statement.js';

interface ChooseColumnsProps {
  readonly look: StatementLook;
  readonly state: Pick<ReturnType<typeof useStatement>, 'readBy' | 'choose'>;
}

const fields = ['date', 'credit', 'amount', 'direction', 'payer', 'note', 'reference', 'balance'] as const;

const isField = (text: string): text is (typeof fields)[number] => fields.some((each) => each === text);

/** How a statement will be read; what its columns are can be said, and must be where nobody knows it. */
export function ChooseColumns({ look, state }: ChooseColumnsProps) {
  const { t } = useWords();
  const said = look.columns.map(({ field }) => field);
  const isWhole = said.includes('date') && (said.includes('credit') || said.includes('amount'));
  const [isOpen, setOpen] = useState(false);
  const isShown = isOpen || !isWhole;
  const titleOf = (field: string) => {
    if (isField(field)) return t(`payments.bank_field.${field}`);
    // While somebody says what the columns are, all of them are seen.
    return isShown ? t('sheet.leave_out') : undefined;
  };
  return (
    <SheetLook look={look} titleOf={titleOf} onHeadRow={state.readBy}>
      {isShown ? (
        <Stack>
          <ColumnFields
            columns={look.columns}
            fields={fields.map((field) => ({ field, title: t(`payments.bank_field.${field}`) }))}
            onChange={(at, field) => {
              // They stay open once the columns are known.
              setOpen(true);
              return state.choose(at, field);
            }}
          />
          {!isWhole && (
            <Banner tone="warning" role="status">
              {t('payments.bank_columns_missing')}
            </Banner>
          )}
        </Stack>
      ) : (
        <Inline>
          <Button size="small" onClick={() => setOpen(true)}>
            {t('payments.bank_columns')}
          </Button>
        </Inline>
      )}
    </SheetLook>
  );
}
