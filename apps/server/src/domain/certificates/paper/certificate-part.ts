import type { BlockOf, PdfBlock } from '../../../platform/documents/pdf/pdf-document.js';
import type { Services } from '../../../platform/services.js';

/** The services that print a certificate. */
export type PaperServices = Pick<
  Services,
  'config' | 'programme' | 'exam' | 'certificates' | 'keyring' | 'now'
>;

/** The common input of every printed certificate. */
export interface Printing {
  readonly language: string;
  /** As on the paper. */
  readonly occupation: string;
  readonly level_title: string;
  /** The address of its verification. */
  readonly address: string;
}

/** The parts of a certificate that differ between the kinds. */
export interface CertificatePart {
  readonly title: string;
  /** After the name. */
  readonly facts: BlockOf<'facts'>['items'];
  /** A photo; left out where certificates have none. */
  readonly photo?: { readonly blocks: BlockOf<'beside'>['side']; readonly width: number };
  readonly statement: string;
  /** The evidence for the statement. */
  readonly proof: readonly PdfBlock[];
  /** The way to verify it without the code. */
  readonly check: string;
}
