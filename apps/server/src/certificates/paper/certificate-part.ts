import type { BlockOf, PdfBlock } from '../../documents/pdf/pdf-document.js';
import type { Services } from '../../services.js';

/** What printing a certificate takes. */
export type PaperServices = Pick<
  Services,
  'config' | 'programme' | 'exam' | 'certificates' | 'keyring' | 'now'
>;

/** What every certificate is printed with. */
export interface Printing {
  readonly language: string;
  /** As the paper says them. */
  readonly occupation: string;
  readonly level_title: string;
  /** Where it is checked. */
  readonly address: string;
}

/** What a certificate says that certificates of the other kind do not. */
export interface CertificatePart {
  readonly title: string;
  /** After the name. */
  readonly facts: BlockOf<'facts'>['items'];
  /** A photo; left out where certificates have none. */
  readonly photo?: { readonly blocks: BlockOf<'beside'>['side']; readonly width: number };
  readonly statement: string;
  /** What the statement rests on. */
  readonly proof: readonly PdfBlock[];
  /** How somebody without the code checks it. */
  readonly check: string;
}
