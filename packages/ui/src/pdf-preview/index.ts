export type { PdfEngine } from './pdf-engine.js';
export { PdfPreview, type PdfPreviewProps } from './pdf-preview.js';
