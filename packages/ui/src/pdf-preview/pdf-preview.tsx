'use client';
import { type ComponentProps, lazy, type ReactNode, type RefObject, Suspense } from 'react';
import { classNames } from '../internal/class-names.js';
import { StateView } from '../state-view/state-view.js';
import type { PdfEngine } from './pdf-engine.js';

const PdfPreviewSurface = lazy(async () => ({
  default: (await import('./pdf-preview-surface.js')).PdfPreviewSurface,
}));

export interface PdfPreviewProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The document's address or its bytes; the same object as long as it is the same document. */
  source: string | Uint8Array;
  /**
   * Loads the engine when it is first needed: `pdfEngineLoader<PDFWorker>({ library: () => import('pdfjs-dist'),
   * worker })`, made once, with the address of its worker.
   */
  load: () => Promise<PdfEngine>;
  /** The name of the document; names the region of its pages. */
  label: string;
  /** Buttons at the end of the tools, such as the download. */
  actions?: ReactNode;
  /** The page it begins at. */
  startPage?: number;
  /** Called with the page that has come into sight. */
  onPageChange?: (page: number) => void;
  /**
   * Another region in which the keys that zoom and turn work, except in fields: for example the form that it is
   * compared with.
   */
  keysFrom?: RefObject<HTMLElement | null>;
}

/**
 * A PDF to read in the page, with zoom and rotation: pages are drawn as they come near, their words are there for
 * screen readers. The host brings the engine (pdfjs-dist 5 fits), so that an app without PDFs does not pay for one.
 * Needs `button.css`, `empty-state.css`, `field.css`, `password-input.css`, `skeleton.css`, `state-view.css`,
 * `text-input.css` and `visually-hidden.css`.
 */
export function PdfPreview({
  source,
  load,
  label,
  actions,
  startPage = 1,
  onPageChange,
  keysFrom,
  className,
  ...rest
}: PdfPreviewProps) {
  return (
    <div {...rest} className={classNames('sc-pdf-preview', className)}>
      <Suspense fallback={<StateView state="loading" />}>
        <PdfPreviewSurface
          source={source}
          load={load}
          label={label}
          actions={actions}
          startPage={startPage}
          onPageChange={onPageChange}
          keysFrom={keysFrom}
        />
      </Suspense>
    </div>
  );
}
