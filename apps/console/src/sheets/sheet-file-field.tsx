import '@skillcert/ui/file-input.css';
import '@skillcert/ui/file-upload.css';
import '@skillcert/ui/progress.css';
import { importLimits } from '@skillcert/core';
import { Field, FileUpload, Text } from '@skillcert/ui';
import type { ComponentProps, Key } from 'react';
import { explainUpload } from '../forms/explain-upload.js';
import { useWords } from '../messages/words-state.js';
import { tableFiles } from './table-files.js';

type Upload = ComponentProps<typeof FileUpload>;

interface SheetFileFieldProps extends Pick<Upload, 'upload' | 'onRemove' | 'onPendingChange' | 'disabled'> {
  readonly label: string;
  readonly hint: string;
  readonly name: string;
  /** A sheet that the server keeps. */
  readonly kept?: Upload['value'];
  readonly onSent?: () => void;
  /** The name of the sheet that is shown below. */
  readonly shown?: string | undefined;
  /** Changes where the field is to be empty again. */
  readonly round?: Key | undefined;
}

/** Takes one sheet, and names the one that is shown below it. */
export function SheetFileField({
  label,
  hint,
  name,
  kept = [],
  onSent,
  shown,
  round,
  ...upload
}: SheetFileFieldProps) {
  const { t } = useWords();
  return (
    <>
      <Field label={label} hint={hint} name={name} required>
        <FileUpload
          {...upload}
          key={round}
          value={kept}
          onValueChange={() => onSent?.()}
          accept={tableFiles}
          maxBytes={importLimits.sheet_bytes_max}
          multiple={false}
          describeError={explainUpload}
        />
      </Field>
      {shown !== undefined && <Text>{t('sheet.shown', { name: shown })}</Text>}
    </>
  );
}
