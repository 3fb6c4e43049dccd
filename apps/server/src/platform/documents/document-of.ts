import { titleIn } from '../http/title-in.js';
import { wordsIn } from '../http/words.js';
import type { Services } from '../services.js';
import type { PdfDocument } from './pdf/pdf-document.js';

interface Blank extends Pick<PdfDocument, 'title' | 'language' | 'paper' | 'blocks'> {
  /** At the foot of every page, beside its number. */
  readonly foot: string;
  /** Whether pages are numbered; they are unless several people share one. */
  readonly numbered?: boolean;
}

/**
 * A document of the programme, with the common parts of all its documents: author and time, its colour, numbered
 * pages.
 */
export const documentOf = (
  { programme, now }: Pick<Services, 'programme' | 'now'>,
  { foot, language, numbered = true, ...rest }: Blank,
): PdfDocument => ({
  ...rest,
  language,
  author: titleIn(language, programme.title),
  made_at: now(),
  accent: programme.theme.accent,
  foot: {
    text: foot,
    page: numbered ? wordsIn(language)('document.page', { page: '{page}', pages: '{pages}' }) : '',
  },
});
