import { importLimits } from '@skillcert/core';
import { Button, Field, FileUpload, Inline, Stack, Text } from '@skillcert/ui';
import { lazy, Suspense, useState } from 'react';
import { call } from '../../../../client/call.js';
import { explainUpload } from '../../../../forms/explain-upload.js';
import { useWords } from '../../../../messages/words-state.js';
import { SheetFileField } from '../../../../sheets/sheet-file-field.js';
import type { InvoiceSheetState } from './use-invoice-sheet.js';

const OwnInvoicesDialog = lazy(async () => ({
  default: (await import('./own-invoices-dialog.js')).OwnInvoicesDialog,
}));

const ExportDialog = lazy(async () => ({
  default: (await import('../../../../forms/export-dialog.js')).ExportDialog,
}));

/** The list to fill in, with those who asked for none if they are meant too. */
function ListToFillIn({ class_id }: { readonly class_id: number }) {
  const { t } = useWords();
  const [asking, setAsking] = useState<'template' | 'own'>();
  const stopAsking = () => setAsking(undefined);
  return (
    <Inline>
      <Button onClick={() => setAsking('template')}>{t('invoices.sheet.template')}</Button>
      <Button onClick={() => setAsking('own')}>{t('invoices.own.title')}</Button>
      {asking === 'own' && (
        <Suspense>
          <OwnInvoicesDialog classId={class_id} onClose={stopAsking} />
        </Suspense>
      )}
      {asking === 'template' && (
        <Suspense>
          <ExportDialog
            name="invoices"
            take={({ purpose, format }, options) =>
              call('payment/exportWaitingInvoices', { class_id, purpose, format }, options)
            }
            onClose={stopAsking}
          />
        </Suspense>
      )}
    </Inline>
  );
}

/** The list to fill in, the sheet, and after it the archive for it. */
export function ChooseFiles({ state }: { readonly state: InvoiceSheetState }) {
  const { t } = useWords();
  const { class_id, sheet } = state;
  return (
    <Stack>
      <ListToFillIn class_id={class_id} />
      <SheetFileField
        label={t('invoices.sheet.sheet')}
        hint={t('invoices.sheet.sheet_hint')}
        name="sheet"
        kept={sheet ? [{ id: String(sheet.sheet_id), name: sheet.title }] : []}
        round={sheet?.sheet_id}
        onRemove={() => state.decide('drop')}
        upload={state.takeSheet}
        onPendingChange={state.setSheetsComing}
        disabled={state.arePapersComing}
      />
      {sheet && (
        <Field
          label={t('invoices.sheet.papers')}
          hint={t('invoices.sheet.papers_hint')}
          name="papers"
          required
        >
          <FileUpload
            value={[]}
            onValueChange={() => undefined}
            accept=".zip"
            maxBytes={importLimits.photos_bytes_max}
            multiple={false}
            describeError={explainUpload}
            upload={state.takePapers}
            onPendingChange={state.setPapersComing}
            // A sheet that is sent takes the place of the one that the papers would be for.
            disabled={state.isSheetComing}
          />
        </Field>
      )}
      {sheet && sheet.papers !== null && (
        <Text>{t('invoices.sheet.papers_kept', { count: sheet.papers })}</Text>
      )}
    </Stack>
  );
}
