import type { SaidInvoice } from '@skillcert/core';
import type { Keyring } from '../../../../platform/crypto/keyring.js';

const field = 'invoice_sheet';

/** The field that the encryption of a part of the archive is bound to. */
export const partSeal = 'invoice_sheet_part';

/** Seals a row, because it names a person. */
export const sealSaid = (keyring: Keyring, said: SaidInvoice): Buffer =>
  keyring.seal(field, JSON.stringify(said));

/** Opens a row. */
export const openSaid = (keyring: Keyring, sealed: Buffer): SaidInvoice =>
  // Only sealSaid writes data that opens with this key.
  JSON.parse(keyring.open(field, sealed)) as SaidInvoice;

const names = 'invoice_papers';

/** Seals the file names of papers, which may contain names of people. */
export const sealNames = (keyring: Keyring, papers: readonly string[]): Buffer =>
  keyring.seal(names, JSON.stringify(papers));

/** Opens the file names of papers. */
export const openNames = (keyring: Keyring, sealed: Buffer): readonly string[] =>
  // Only sealNames writes data that opens with this key.
  JSON.parse(keyring.open(names, sealed)) as readonly string[];
