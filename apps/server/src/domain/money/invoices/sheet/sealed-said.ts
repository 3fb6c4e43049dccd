import type { SaidInvoice } from '@skillcert/core';
import type { Keyring } from '../../../../platform/crypto/keyring.js';

const field = 'invoice_sheet';

/** What the seal of a part of the archive is bound to. */
export const partSeal = 'invoice_sheet_part';

/** Seals a row: it names a person. */
export const sealSaid = (keyring: Keyring, said: SaidInvoice): Buffer =>
  keyring.seal(field, JSON.stringify(said));

/** Opens a row. */
export const openSaid = (keyring: Keyring, sealed: Buffer): SaidInvoice =>
  // Nobody but sealSaid writes what opens with this key.
  JSON.parse(keyring.open(field, sealed)) as SaidInvoice;

const names = 'invoice_papers';

/** Seals names of papers, which may be those of people. */
export const sealNames = (keyring: Keyring, papers: readonly string[]): Buffer =>
  keyring.seal(names, JSON.stringify(papers));

/** Opens names of papers. */
export const openNames = (keyring: Keyring, sealed: Buffer): readonly string[] =>
  // Nobody but sealNames writes what opens with this key.
  JSON.parse(keyring.open(names, sealed)) as readonly string[];
