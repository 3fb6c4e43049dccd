import { invoiceSheetFields } from '@skillcert/core';
import '@skillcert/ui/file-input.css';
import '@skillcert/ui/file-upload.css';
import '@skillcert/ui/progress.css';
import { Drawer, Stack } from '@skillcert/ui';
import { useWords } from '../../../../messages/words-state.js';
import { ChosenSheet } from '../../../../sheets/chosen-sheet.js';
import { SheetReading } from '../../../../sheets/sheet-reading.js';
import { useFields } from '../../../../sheets/use-fields.js';
import { ChooseFiles } from './choose-files.js';
import { SheetRows } from './sheet-rows.js';
import { SheetSteps } from './sheet-steps.js';
import { useInvoiceSheet } from './use-invoice-sheet.js';

interface InvoiceSheetDrawerProps {
  readonly classId: number;
  readonly onClose: () => void;
}

/** Issues many invoices from a sheet and an archive, after a look at each row. The server stores the progress. */
export function InvoiceSheetDrawer({ classId, onClose }: InvoiceSheetDrawerProps) {
  const { t } = useWords();
  const state = useInvoiceSheet(classId);
  const { sheet, look } = state;
  const fields = useFields();
  // An earlier sheet is not issued while the columns of another are chosen.
  const shown = look?.is_whole === false ? undefined : sheet;
  // Another row of heads begins the sheet anew, with its papers; what came of it would be gone.
  const isOpen = !shown || shown.started_at === null;
  return (
    <Drawer
      open
      onOpenChange={onClose}
      size="large"
      title={t('invoices.sheet.title')}
      description={t('invoices.sheet.text')}
      state={state.state}
      stateText={state.stateText}
      onRetry={state.retry}
    >
      <Stack gap="lg">
        {!sheet?.started_at && <ChooseFiles state={state} />}
        {look && isOpen ? (
          <ChosenSheet
            look={look}
            readAnew={state.readAnew}
            isWhole={look.is_whole}
            fields={fields(invoiceSheetFields)}
            missing={t('sheet.missing.invoices')}
            isHeld={state.arePapersComing}
            onHeadRow={state.readBy}
            onSheet={state.readSheet}
            onChoose={state.choose}
          />
        ) : (
          <SheetReading reading={shown?.reading} />
        )}
        {shown && <SheetSteps state={state} sheet={shown} />}
        {shown && <SheetRows state={state} sheet={shown} />}
      </Stack>
    </Drawer>
  );
}
