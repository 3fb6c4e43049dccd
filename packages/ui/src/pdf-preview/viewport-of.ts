import type { PdfPage, PdfViewport } from './pdf-engine.js';

/** A page as it is drawn at a scale, turned by so many quarters beyond its own. */
export const viewportOf = (page: PdfPage, scale: number, turn: number): PdfViewport =>
  page.getViewport({ scale, rotation: (page.rotate + turn * 90) % 360 });
