import type { ImportField, ImportRecord } from '@skillcert/api-client';
import { useState } from 'react';
import { useCallQuery } from '../../../client/use-call-query.js';
import { refusalText } from '../../../lists/refusal-text.js';
import { useWords } from '../../../messages/words-state.js';
import type { ImportState } from './use-import.js';

/** The columns of a sheet: those that the user chose, otherwise those that the server suggests. */
export const useSheetMapping = (record: ImportRecord, fields: ImportState['fields']) => {
  const { t, language } = useWords();
  const [head_row, setHeadRow] = useState<number>();
  const [chosen, setChosen] = useState<readonly (ImportField | '')[]>();
  const { class_id, import_id } = record;
  const asked = {
    class_id,
    import_id,
    ...(head_row && { head_row }),
    ...(chosen && { columns: [...chosen] }),
  };
  const query = useCallQuery('enrolment/previewImport', asked, { keepLast: true, variant: language });
  const preview = query.data;
  const shown = preview?.columns ?? record.columns;
  const columns = chosen ?? shown.map(({ field }) => field);
  const heads = shown.map(({ head }, at) => head || t('sheet.no_head', { number: at + 1 }));
  return {
    head_row,
    columns,
    /** Whether the sheet is being read again; the columns shown are still those of the last answer. */
    isLooking: query.isPlaceholderData,
    /** Why the sheet is not read as it was said last, in the server's words. */
    refused: refusalText(query),
    /** Whether other heads are being read: the columns shown are not theirs. */
    areHeadsAnew: query.isPlaceholderData && chosen === undefined,
    look: {
      ...(preview ?? { head_rows: [], first: [], reading: record.reading ?? [] }),
      head_row: head_row ?? preview?.head_row ?? record.head_row,
      columns: shown.map(({ head }, at) => ({ head, field: columns[at] ?? ('' as const) })),
      remembered: preview?.remembered === true && !chosen,
    },
    leftOut: heads.filter((_, at) => columns[at] === ''),
    missing: fields.filter(({ field, required }) => required && !columns.includes(field)),
    /** Assigns a field to a column. A field has one column, so another column that had it loses it. */
    choose: (at: number, field: ImportField | '') =>
      setChosen(
        columns.map((each, index) => {
          if (index === at) return field;
          return each === field ? '' : each;
        }),
      ),
    chooseHeadRow: (row: number) => {
      setHeadRow(row);
      setChosen(undefined);
    },
  };
};
