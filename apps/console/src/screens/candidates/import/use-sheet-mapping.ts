import type { ImportField, ImportRecord } from '@skillcert/api-client';
import { useState } from 'react';
import { useCallQuery } from '../../../client/use-call-query.js';
import { useWords } from '../../../messages/words-state.js';
import type { ImportState } from './use-import.js';

/** What the columns of a sheet are: what somebody chose, else what the server takes them for. */
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
  const preview = useCallQuery('enrolment/previewImport', asked, { keepLast: true, variant: language }).data;
  const shown = preview?.columns ?? record.columns;
  const columns = chosen ?? shown.map(({ field }) => field);
  return {
    head_row,
    preview,
    columns,
    isAsLastTime: preview?.remembered === true && !chosen,
    heads: shown.map(({ head }, at) => head || t('candidates.import_no_head', { number: at + 1 })),
    missing: fields.filter(({ field, required }) => required && !columns.includes(field)),
    choose: setChosen,
    chooseHeadRow: (row: number) => {
      setHeadRow(row);
      setChosen(undefined);
    },
  };
};
