import type { PdfDocument } from '../../../platform/documents/pdf/pdf-document.js';
import type { Services } from '../../../platform/services.js';

const never = new AbortController().signal;

interface DrawnMany<Each> {
  /** Undefined if there are none. */
  readonly bytes: Uint8Array | undefined;
  /** Those with a character that no font has: its number replaces it. */
  readonly undrawn: readonly Each[];
}

/** Draws many into one document, and finds the people whose part must be finished by hand. */
export const drawEach = async <Each>(
  { renderer }: Pick<Services, 'renderer'>,
  items: readonly Each[],
  documentOf: (some: readonly Each[]) => PdfDocument,
): Promise<DrawnMany<Each>> => {
  if (items.length === 0) return { bytes: undefined, undrawn: [] };
  const { pdf, missing } = await renderer.print(documentOf(items), never);
  const undrawn: Each[] = [];
  if (missing.length > 0)
    for (const each of items)
      if ((await renderer.print(documentOf([each]), never)).missing.length > 0) undrawn.push(each);
  return { bytes: pdf, undrawn };
};
