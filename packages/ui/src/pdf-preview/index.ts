export type { PdfEngine } from './pdf-engine.js';
export { type PdfEngineSource, pdfEngineLoader } from './pdf-engine-loader.js';
export { PdfPreview, type PdfPreviewProps } from './pdf-preview.js';
