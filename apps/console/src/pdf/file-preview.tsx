import '@skillcert/ui/pdf-preview.css';
import { PdfPreview, Skeleton } from '@skillcert/ui';
import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import { loadPdfEngine } from './load-pdf-engine.js';

interface FilePreviewProps {
  /** A PDF; undefined while it is on its way. */
  readonly file: Blob | undefined;
  readonly label: string;
  readonly actions?: ReactNode;
  /** Where else than among its pages its keys work. */
  readonly keysFrom?: RefObject<HTMLElement | null>;
}

/** A PDF that a call answered with, to be read in the page. */
export function FilePreview({ file, label, actions, keysFrom }: FilePreviewProps) {
  const [bytes, setBytes] = useState<Uint8Array | undefined>(undefined);
  useEffect(() => {
    let current = true;
    setBytes(undefined);
    file?.arrayBuffer().then((buffer) => {
      if (current) setBytes(new Uint8Array(buffer));
    });
    return () => {
      current = false;
    };
  }, [file]);
  if (!bytes) return <Skeleton shape="block" />;
  return (
    <PdfPreview source={bytes} load={loadPdfEngine} label={label} actions={actions} keysFrom={keysFrom} />
  );
}
