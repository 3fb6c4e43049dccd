import { workerOpener } from '../internal/worker-opener.js';
import type { PdfEngine, PdfSource, PdfTask } from './pdf-engine.js';

interface EngineWorker {
  destroy(): void;
}

/** The part of pdfjs-dist 5 that is used. */
interface PdfLibrary<OwnWorker extends EngineWorker> {
  getDocument(source: PdfSource & { worker: OwnWorker; useWasm: boolean }): PdfTask;
  PDFWorker: { create(options: { port: Worker }): OwnWorker };
}

/** Where the engine comes from. */
export interface PdfEngineSource<OwnWorker extends EngineWorker> {
  /** `() => import('pdfjs-dist')` */
  library: () => Promise<PdfLibrary<OwnWorker>>;
  /** The address of its worker, of the same version. */
  worker: string;
}

/**
 * The `load` of a PdfPreview: the engine is downloaded when the first document is opened. Each document has a
 * worker of its own, which ends with it: a document that closes while the next one opens takes nothing from it.
 * WebAssembly is not used, because a strict content policy does not allow it.
 */
export const pdfEngineLoader = <OwnWorker extends EngineWorker>({
  library,
  worker: address,
}: PdfEngineSource<OwnWorker>): (() => Promise<PdfEngine>) => {
  let opener: (() => Worker) | undefined;
  return async () => {
    const { getDocument, PDFWorker } = await library();
    opener ??= workerOpener('pdf-worker', address);
    const openWorker = opener;
    return {
      getDocument: (source) => {
        const port = openWorker();
        const worker = PDFWorker.create({ port });
        const task = getDocument({ ...source, worker, useWasm: false });
        // The engine waits for ever for a worker that could not be downloaded.
        const lost = new Promise<never>((_, reject) => {
          port.addEventListener('error', () =>
            reject(new Error('The worker of the PDF engine did not start.')),
          );
        });
        return {
          promise: Promise.race([task.promise, lost]),
          destroy: async () => {
            await task.destroy();
            worker.destroy();
            port.terminate();
          },
        };
      },
    };
  };
};
