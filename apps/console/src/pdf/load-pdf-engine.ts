import { pdfEngineLoader } from '@skillcert/ui';
import type { PDFWorker } from 'pdfjs-dist';
import worker from 'pdfjs-dist/build/pdf.worker.min.mjs?url';

/** The PDF engine, downloaded when the first document is opened. */
export const loadPdfEngine = pdfEngineLoader<PDFWorker>({ library: () => import('pdfjs-dist'), worker });
