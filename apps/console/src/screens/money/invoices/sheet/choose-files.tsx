import { importLimits } from '@skillcert/core';
import { Button, Field, FileUpload, Inline, Stack, Text } from '@skillcert/ui';
import { lazy, Suspense, useState } from 'react';
import { call } from '../../../../client/call.js';
import { explainUpload } from '../../../../forms/explain-upload.js';
import { useWords } from '../../../../messages/words-state.js';
import { SheetFileField } from '../../../../sheets/sheet-file-field.js';
import type { InvoiceSheetState } from './use-invoice-sheet.js';

const ExportDialog = lazy(async () => ({
  default: (await import('../../../../forms/export-dialog.js')).ExportDialog,
}));

/** The sheet, and after it the archive for it. */
export function ChooseFiles({ state }: { readonly state: InvoiceSheetState }) {
  const { t } = useWords();
  const [isAsking, setAsking] = useState(false);
  const { class_id, sheet } = state;
  return (
    <Stack>
      <Inline>
        <Button onClick={() => setAsking(true)}>{t('invoices.sheet.template')}</Button>
      </Inline>
      <SheetFileField
        label={t('invoices.sheet.sheet')}
        hint={t('invoices.sheet.sheet_hint')}
        name="sheet"
        kept={sheet ? [{ id: String(sheet.sheet_id), name: sheet.title }] : []}
        round={sheet?.sheet_id}
        onRemove={() => state.decide('drop')}
        upload={state.takeSheet}
      />
      {sheet && (
        <Field
          label={t('invoices.sheet.papers')}
          hint={t('invoices.sheet.papers_hint')}
          name="papers"
          required
        >
          <FileUpload
            key={`${sheet.sheet_id} ${sheet.papers}`}
            value={[]}
            onValueChange={() => undefined}
            accept=".zip"
            maxBytes={importLimits.photos_bytes_max}
            multiple={false}
            describeError={explainUpload}
            upload={state.takePapers}
          />
        </Field>
      )}
      {sheet && sheet.papers !== null && (
        <Text>{t('invoices.sheet.papers_kept', { count: sheet.papers })}</Text>
      )}
      {isAsking && (
        <Suspense>
          <ExportDialog
            name="invoices"
            take={({ purpose, format }, options) =>
              call('payment/exportWaitingInvoices', { class_id, purpose, format }, options)
            }
            onClose={() => setAsking(false)}
          />
        </Suspense>
      )}
    </Stack>
  );
}
