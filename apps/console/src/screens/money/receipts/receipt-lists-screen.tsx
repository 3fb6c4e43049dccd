import { Button } from '@skillcert/ui';
import { lazy, Suspense } from 'react';
import { searchFilter } from '../../../lists/filters.js';
import { FullList } from '../../../lists/full-list.js';
import { completeWords, useWords } from '../../../messages/words-state.js';
import { ScreenPage } from '../../../shell/screen-page.js';
import { useReceiptColumns } from './use-receipt-columns.js';
import { useReceiptLists } from './use-receipt-lists.js';

const ReceiptDialog = lazy(async () => {
  // The steps of its payment have the words of payments.
  const [part] = await Promise.all([import('./receipt-dialog.js'), completeWords('payments')]);
  return { default: part.ReceiptDialog };
});

/** The receipts of the active class; one click shows the paper. */
export function ReceiptListsScreen() {
  const { t } = useWords();
  const list = useReceiptLists();
  const columns = useReceiptColumns();

  return (
    <ScreenPage>
      <FullList
        area="receipts"
        filters={[searchFilter(t('receipts.search'))]}
        list={list}
        columns={columns}
        rowId={({ receipt_id }) => String(receipt_id)}
        rowLabel={({ receipt_no }) => receipt_no}
        rowActions={(row) => (
          <Button
            size="small"
            aria-label={t('receipts.show_named', { receipt_no: row.receipt_no })}
            onClick={() => list.open(row)}
          >
            {t('receipts.show')}
          </Button>
        )}
      />
      {list.shown && (
        <Suspense>
          <ReceiptDialog receipt={list.shown} onClose={list.close} />
        </Suspense>
      )}
    </ScreenPage>
  );
}
