import type { PdfDocument } from '../../documents/pdf/pdf-document.js';
import { Refusal } from '../../http/errors/refuse.js';
import type { Services } from '../../services.js';

const never = new AbortController().signal;

const lacksGlyph = (error: unknown): boolean => error instanceof Refusal && error.refusal === 'glyph_missing';

interface Drawn<Each> {
  /** Nothing where none of them can be drawn. */
  readonly bytes: Uint8Array | undefined;
  readonly undrawn: readonly Each[];
}

/** Draws many into one document. Those with a character that the font lacks are left out: one name does not keep a class from having a dossier. */
export const drawEach = async <Each>(
  { press }: Pick<Services, 'press'>,
  items: readonly Each[],
  documentOf: (some: readonly Each[]) => PdfDocument,
): Promise<Drawn<Each>> => {
  const draw = async (some: readonly Each[]): Promise<Uint8Array | undefined> => {
    try {
      return await press.print(documentOf(some), never);
    } catch (error) {
      if (lacksGlyph(error)) return undefined;
      throw error;
    }
  };
  if (items.length === 0) return { bytes: undefined, undrawn: [] };
  const bytes = await draw(items);
  if (bytes) return { bytes, undrawn: [] };
  const drawable: Each[] = [];
  for (const each of items) if (await draw([each])) drawable.push(each);
  const undrawn = items.filter((each) => !drawable.includes(each));
  return { bytes: drawable.length > 0 ? await draw(drawable) : undefined, undrawn };
};
