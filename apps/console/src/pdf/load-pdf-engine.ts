import { pdfEngineLoader } from '@skillcert/ui';
import worker from 'pdfjs-dist/build/pdf.worker.min.mjs?url';

/** The PDF engine, downloaded when the first document is opened. */
export const loadPdfEngine = pdfEngineLoader({ library: () => import('pdfjs-dist'), worker });
