import type { PdfPage, PdfViewport } from './pdf-engine.js';

/** A page drawn at a scale, turned by the given number of quarters beyond its own rotation. */
export const viewportOf = (page: PdfPage, scale: number, turn: number): PdfViewport =>
  page.getViewport({ scale, rotation: (page.rotate + turn * 90) % 360 });
