import type { CallOptions } from '@skillcert/api-client';
import { Button } from '@skillcert/ui';
import { lazy, Suspense, useState } from 'react';
import type { ExportAsked } from '../forms/export-dialog.js';
import { useWords } from '../messages/words-state.js';

const ExportDialog = lazy(async () => ({
  default: (await import('../forms/export-dialog.js')).ExportDialog,
}));

interface FileAsked extends ExportAsked {
  /** Of these rows alone. */
  readonly ids?: number[];
}

/** A list as a file. */
export interface ListFile {
  /** Its name, before the day. */
  readonly name: string;
  /** The query of the list, without its page. */
  readonly asked: object;
  /** Asks for everything that the filters leave, or for chosen rows of it, in the order of the list. */
  readonly take: (how: FileAsked, options: CallOptions) => Promise<unknown>;
}

interface ListExportProps {
  readonly file: ListFile;
  /** Whether there is nothing to take. */
  readonly isEmpty?: boolean;
  /** These rows alone. */
  readonly chosen?: ReadonlySet<string>;
}

/** Offers a list, or its chosen rows, as a file. */
export function ListExport({ file, isEmpty = false, chosen }: ListExportProps) {
  const { t } = useWords();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button disabled={isEmpty} {...(chosen && { size: 'small' })} onClick={() => setAsking(true)}>
        {t(chosen ? 'export.chosen' : 'export.title')}
      </Button>
      {isAsking && (
        <Suspense>
          <ExportDialog
            name={file.name}
            {...(chosen && { chosen: chosen.size })}
            take={({ purpose, format }, options) =>
              file.take({ purpose, format, ...(chosen && { ids: [...chosen].map(Number) }) }, options)
            }
            onClose={() => setAsking(false)}
          />
        </Suspense>
      )}
    </>
  );
}
