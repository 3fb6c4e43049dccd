import type { CallOptions } from '@skillcert/api-client';
import { Button } from '@skillcert/ui';
import { lazy, Suspense, useState } from 'react';
import type { ExportAsked } from '../forms/export-dialog.js';
import { useWords } from '../messages/words-state.js';

const ExportDialog = lazy(async () => ({
  default: (await import('../forms/export-dialog.js')).ExportDialog,
}));

/** A list as a file. */
export interface ListFile {
  /** What it is named after, beside the day. */
  readonly name: string;
  /** Asks for everything that the filters leave, in the order of the list. */
  readonly take: (how: ExportAsked, options: CallOptions) => Promise<unknown>;
}

interface ListExportProps {
  readonly file: ListFile;
  /** Whether there is nothing to take. */
  readonly isEmpty: boolean;
}

/** Offers a list as a file. */
export function ListExport({ file, isEmpty }: ListExportProps) {
  const { t } = useWords();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button disabled={isEmpty} onClick={() => setAsking(true)}>
        {t('export.title')}
      </Button>
      {isAsking && (
        <Suspense>
          <ExportDialog
            name={file.name}
            take={({ purpose, format }, options) => file.take({ purpose, format }, options)}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      )}
    </>
  );
}
