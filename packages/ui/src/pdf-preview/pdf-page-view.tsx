'use client';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { usePartWords } from '../internal/use-part-words.js';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.js';
import { pageText } from './page-text.js';
import type { PdfDocument, PdfPage } from './pdf-engine.js';
import { pdfPreviewWords } from './pdf-preview-words.js';
import { useNear } from './use-near.js';
import { viewportOf } from './viewport-of.js';

interface PdfPageViewProps {
  document: PdfDocument;
  number: number;
  /** Reserves the size of a page that is not loaded yet. */
  first: PdfPage;
  scale: number;
  /** In quarters clockwise. */
  turn: number;
  region: RefObject<HTMLElement | null>;
}

/** The words of this many pages are read at once, so that a screen reader finds them without scrolling. */
const readAtOnce = 30;

/** A canvas of more pixels fails silently on phones. */
const mostPixels = 16_777_216;

const usePage = (document: PdfDocument, number: number, wanted: boolean) => {
  const [page, setPage] = useState<PdfPage | null>(null);
  const [text, setText] = useState('');
  useEffect(() => {
    if (!wanted) return;
    let current = true;
    const read = async () => {
      const found = await document.getPage(number);
      const { items } = await found.getTextContent();
      if (!current) return;
      setPage(found);
      setText(pageText(items));
    };
    // A page that cannot be read stays white; the rest of the document is still of use.
    read().catch(() => undefined);
    return () => {
      current = false;
    };
  }, [document, number, wanted]);
  return { page, text };
};

interface Drawing {
  page: PdfPage;
  scale: number;
  turn: number;
}

const useDrawing = (canvas: RefObject<HTMLCanvasElement | null>, { page, scale, turn }: Drawing) => {
  const [drawn, setDrawn] = useState<Drawing | null>(null);
  useEffect(() => {
    const target = canvas.current;
    if (!target) return;
    const { width, height } = viewportOf(page, scale, turn);
    const sharp = Math.min(window.devicePixelRatio || 1, Math.sqrt(mostPixels / (width * height)));
    const viewport = viewportOf(page, scale * sharp, turn);
    target.width = Math.floor(viewport.width);
    target.height = Math.floor(viewport.height);
    const task = page.render({ canvas: target, viewport });
    // Cancelled by the next zoom or turn, or not drawable; either way there is nothing to report.
    task.promise.then(
      () => setDrawn({ page, scale, turn }),
      () => undefined,
    );
    return () => task.cancel();
  }, [canvas, page, scale, turn]);
  return drawn !== null && drawn.page === page && drawn.scale === scale && drawn.turn === turn;
};

/** Drawn while it is near, and taken away with its memory when it is not. */
function PageCanvas(drawing: Drawing) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const drawn = useDrawing(canvas, drawing);
  return <canvas ref={canvas} className="sc-pdf-preview-canvas" data-drawn={drawn || undefined} />;
}

/** One page: its room, its drawing when it comes near, and its words for screen readers. */
export function PdfPageView({ document, number, first, scale, turn, region }: PdfPageViewProps) {
  const own = usePartWords('pdfPreview', pdfPreviewWords);
  const node = useRef<HTMLElement>(null);
  const near = useNear(node, region);
  const { page, text } = usePage(document, number, near || document.numPages <= readAtOnce);
  const { width, height } = viewportOf(page ?? first, scale, turn);
  return (
    <figure
      ref={node}
      className="sc-pdf-preview-page"
      aria-label={own.pageOf(number, document.numPages)}
      style={{ width, height }}
    >
      {near && page && <PageCanvas page={page} scale={scale} turn={turn} />}
      <VisuallyHidden>{text}</VisuallyHidden>
    </figure>
  );
}
