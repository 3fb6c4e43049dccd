import '@skillcert/ui/file-input.css';
import { isInvoiceNumber, limits } from '@skillcert/core';
import { ConfirmDialog, Field, FileInput, Stack, TextInput } from '@skillcert/ui';
import { useState } from 'react';
import { useWords } from '../../../../messages/words-state.js';
import type { InvoicePaper, InvoiceState } from './use-invoice.js';

interface IssueDialogProps {
  readonly invoice: InvoiceState;
  readonly event: InvoicePaper;
  readonly onClose: () => void;
}

type NumberProblem = 'wrong' | 'taken';
type Issuing = Pick<IssueDialogProps, 'invoice' | 'event'>;

/** The typed number and the chosen file, with the faults that they or the server's answer have. */
const useIssue = ({ invoice, event }: Issuing) => {
  const [number, setNumber] = useState('');
  const [files, setFiles] = useState<readonly File[]>([]);
  const [asked, setAsked] = useState(false);
  const [taken, setTaken] = useState('');
  const [wrong, setWrong] = useState<string>();
  const [file] = files;
  const numberProblem: NumberProblem | false =
    asked && !isInvoiceNumber(number) ? 'wrong' : number !== '' && number === taken && 'taken';

  const issue = async () => {
    setAsked(true);
    return file && isInvoiceNumber(number)
      ? invoice.issue(event, { number, file }, { taken: () => setTaken(number), wrong: setWrong })
      : false;
  };

  return {
    number,
    type: setNumber,
    files,
    choose: (chosen: readonly File[]) => {
      setFiles(chosen);
      setWrong(undefined);
    },
    numberProblem,
    isFileMissing: asked && !file,
    wrong,
    issue,
  };
};

/** Asks for the number that the tax system gave, and for the file. */
export function IssueDialog({ invoice, event, onClose }: IssueDialogProps) {
  const { t } = useWords();
  const { number, type, files, choose, numberProblem, isFileMissing, wrong, issue } = useIssue({
    invoice,
    event,
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t(`invoices.event.${event}`)}
      description={t(`invoices.${event}_text`)}
      confirmLabel={t(`invoices.event.${event}`)}
      tone={event === 'red_issue' ? 'danger' : 'accent'}
      onConfirm={issue}
    >
      <Stack>
        <Field
          label={t('invoices.invoice_no')}
          hint={t('invoices.number_hint')}
          required
          error={numberProblem && t(`invoices.number_${numberProblem}`)}
        >
          <TextInput
            value={number}
            onValueChange={type}
            inputMode="numeric"
            autoComplete="off"
            maxLength={limits.invoice_no_length_max}
          />
        </Field>
        <Field
          label={t('invoices.file')}
          hint={t('invoices.file_hint')}
          required
          error={isFileMissing ? t('field.required') : wrong}
        >
          <FileInput
            files={files}
            onFilesChange={choose}
            accept="application/pdf,.ofd,image/jpeg,image/png,image/webp"
            maxBytes={limits.picture_bytes_max}
          />
        </Field>
      </Stack>
    </ConfirmDialog>
  );
}
