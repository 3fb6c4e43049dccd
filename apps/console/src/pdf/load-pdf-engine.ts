import type { PdfPreviewProps } from '@skillcert/ui';
import workerAddress from 'pdfjs-dist/build/pdf.worker.min.mjs?url';

type Engine = Awaited<ReturnType<PdfPreviewProps['load']>>;

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): {
    createScriptURL(url: string): string;
  };
}

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };

/** Our pages let no text become a script; the one address that may is the worker of the build. */
const policy = trustedTypes?.createPolicy('pdf-worker', {
  createScriptURL: (url) => {
    if (url !== workerAddress) throw new TypeError(`${url} is not the worker of the PDF engine.`);
    return url;
  },
});

const openWorker = () => {
  const address = policy ? policy.createScriptURL(workerAddress) : workerAddress;
  return new Worker(address, { type: 'module' });
};

/**
 * The PDF engine, downloaded when the first document is opened. Each document has a worker of its own, which ends with it: one that is
 * closed while the next one opens takes nothing from it. WebAssembly is left out, which our content policy does not allow.
 */
export const loadPdfEngine: PdfPreviewProps['load'] = async (): Promise<Engine> => {
  const { getDocument, PDFWorker } = await import('pdfjs-dist');
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
