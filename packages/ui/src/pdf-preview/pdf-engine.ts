/**
 * The interface that PdfPreview needs of an engine. pdfjs-dist 5 fits as it is; the host imports it and sets its
 * worker.
 */
export interface PdfEngine {
  getDocument(source: PdfSource): PdfTask;
}

export interface PdfSource {
  url?: string;
  data?: Uint8Array;
  password?: string;
}

export interface PdfTask {
  promise: Promise<PdfDocument>;
  destroy(): Promise<void>;
}

export interface PdfDocument {
  numPages: number;
  getPage(number: number): Promise<PdfPage>;
}

export interface PdfViewport {
  width: number;
  height: number;
}

export interface PdfPage {
  /** The rotation that the document gives the page, in degrees clockwise. */
  rotate: number;
  /** `scale` 1 is one CSS pixel a point (1/72 inch); `rotation` takes the place of the page's own. */
  getViewport(options: { scale: number; rotation?: number }): PdfViewport;
  render(options: { canvas: HTMLCanvasElement | null; viewport: PdfViewport }): {
    promise: Promise<void>;
    cancel(): void;
  };
  getTextContent(): Promise<{ items: readonly object[] }>;
}
