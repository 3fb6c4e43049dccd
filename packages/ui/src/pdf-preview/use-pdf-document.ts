import { useEffect, useRef, useState } from 'react';
import type { PdfDocument, PdfEngine, PdfPage } from './pdf-engine.js';

export type LoadedPdf =
  | { state: 'loading' }
  | { state: 'failed' }
  | { state: 'locked'; answer: 'none' | 'trying' | 'wrong' }
  | { state: 'ready'; document: PdfDocument; first: PdfPage; unlocked: boolean };

/** Every engine of the pdf.js family names the error so. */
const wantsPassword = (error: unknown): boolean =>
  error instanceof Error && error.name === 'PasswordException';

interface PdfRequest {
  source: string | Uint8Array;
  load: () => Promise<PdfEngine>;
}

/** Opens and closes a document; asks for a password if it needs one. */
export const usePdfDocument = ({ source, load }: PdfRequest) => {
  const [loaded, setLoaded] = useState<LoadedPdf>({ state: 'loading' });
  const [password, setPassword] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const engine = useRef(load);
  useEffect(() => {
    engine.current = load;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt opens it again
  useEffect(() => {
    let current = true;
    let close = () => {};
    const tell = (next: LoadedPdf) => {
      if (current) setLoaded(next);
    };
    const open = async () => {
      const found = await engine.current();
      if (!current) return;
      // The engine's worker takes the bytes away, so it gets a copy.
      const from = typeof source === 'string' ? { url: source } : { data: source.slice() };
      const task = found.getDocument({ ...from, ...(password === null ? {} : { password }) });
      close = () => void task.destroy();
      const document = await task.promise;
      tell({ state: 'ready', document, first: await document.getPage(1), unlocked: password !== null });
    };
    // The typed password stays in sight while it is tried.
    tell(password === null ? { state: 'loading' } : { state: 'locked', answer: 'trying' });
    open().catch((error) =>
      tell(
        wantsPassword(error)
          ? { state: 'locked', answer: password === null ? 'none' : 'wrong' }
          : { state: 'failed' },
      ),
    );
    return () => {
      current = false;
      close();
    };
  }, [source, password, attempt]);
  return { loaded, unlock: setPassword, retry: () => setAttempt(attempt + 1) };
};
