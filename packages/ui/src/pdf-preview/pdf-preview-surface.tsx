'use client';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { usePartWords } from '../internal/use-part-words.js';
import { StateView } from '../state-view/state-view.js';
import type { PdfDocument, PdfEngine, PdfPage } from './pdf-engine.js';
import { PdfPageView } from './pdf-page-view.js';
import { PdfPassword } from './pdf-password.js';
import { pdfPreviewWords } from './pdf-preview-words.js';
import { PdfTools } from './pdf-tools.js';
import { usePages } from './use-pages.js';
import { usePdfDocument } from './use-pdf-document.js';

interface PdfPagesProps {
  document: PdfDocument;
  first: PdfPage;
  /** Its password was just typed, and the box it was typed in has gone. */
  unlocked: boolean;
  label: string;
  actions?: ReactNode;
  startPage: number;
  onPageChange?: ((page: number) => void) | undefined;
  keysFrom: RefObject<HTMLElement | null> | undefined;
}

/** The pages of an open document, in a region that scrolls. */
function PdfPages({ document, first, unlocked, label, actions, ...begin }: PdfPagesProps) {
  const region = useRef<HTMLElement>(null);
  const pages = usePages({ ...begin, region, first, total: document.numPages });
  const { scale, turn } = pages;
  useEffect(() => {
    if (unlocked) region.current?.focus();
  }, [unlocked]);
  const numbers = Array.from({ length: document.numPages }, (_, index) => index + 1);
  return (
    <div className="sc-pdf-preview-surface">
      <PdfTools pages={pages} total={document.numPages} actions={actions} />
      <section
        ref={region}
        className="sc-pdf-preview-region"
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        tabIndex={0}
        onKeyDown={pages.onKeyDown}
        onScroll={pages.onScroll}
      >
        {scale !== null &&
          numbers.map((number) => (
            <PdfPageView
              key={number}
              document={document}
              number={number}
              first={first}
              scale={scale}
              turn={turn}
              region={region}
            />
          ))}
      </section>
    </div>
  );
}

interface PdfPreviewSurfaceProps
  extends Pick<PdfPagesProps, 'label' | 'actions' | 'startPage' | 'onPageChange' | 'keysFrom'> {
  source: string | Uint8Array;
  load: () => Promise<PdfEngine>;
}

/** Opens the document and draws it, or shows the obstacle. */
export function PdfPreviewSurface({ source, load, ...shown }: PdfPreviewSurfaceProps) {
  const { label, actions } = shown;
  const own = usePartWords('pdfPreview', pdfPreviewWords);
  const { loaded, unlock, retry } = usePdfDocument({ source, load });
  switch (loaded.state) {
    case 'loading':
      return <StateView state="loading" />;
    case 'failed':
      return (
        <StateView
          state="error"
          stateTitle={own.failed}
          stateText={label}
          stateAction={actions}
          onRetry={retry}
        />
      );
    case 'locked':
      return <PdfPassword answer={loaded.answer} onPassword={unlock} />;
    case 'ready': {
      const { document, first, unlocked } = loaded;
      return <PdfPages {...shown} document={document} first={first} unlocked={unlocked} />;
    }
    default:
      return loaded satisfies never;
  }
}
