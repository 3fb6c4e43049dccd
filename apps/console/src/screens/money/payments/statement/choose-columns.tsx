import { statementFields } from '@skillcert/core';
import { useWords } from '../../../../messages/words-state.js';
import { ChosenSheet } from '../../../../sheets/chosen-sheet.js';
import type { StatementLook, useStatement } from './use-statement.js';

interface ChooseColumnsProps {
  readonly look: StatementLook;
  readonly state: Pick<ReturnType<typeof useStatement>, 'readAnew' | 'readBy' | 'readSheet' | 'choose'>;
}

/** How a statement will be read; what its columns are can be chosen, and must be where nobody knows it. */
export function ChooseColumns({ look, state }: ChooseColumnsProps) {
  const { t } = useWords();
  const said = look.columns.map(({ field }) => field);
  return (
    <ChosenSheet
      look={look}
      readAnew={state.readAnew}
      isWhole={said.includes('date') && (said.includes('credit') || said.includes('amount'))}
      fields={statementFields.map((field) => ({ field, title: t(`payments.bank_field.${field}`) }))}
      missing={t('payments.bank_columns_missing')}
      onHeadRow={state.readBy}
      onSheet={state.readSheet}
      onChoose={state.choose}
    />
  );
}
