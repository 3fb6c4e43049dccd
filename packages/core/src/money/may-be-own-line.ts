import type { PayMethod } from './pay-methods.js';

/** A fee that is paid, as far as it says whether a line of a statement may be its money; integer cents. */
export interface PaidFee {
  readonly amount_cents: number;
  /** Its payment. */
  readonly paid: { readonly method: PayMethod; readonly has_line: boolean } | null;
}

/**
 * Whether a line of a statement may be the transfer of a fee that somebody confirmed by hand: no line is that payment
 * yet, and the amounts agree.
 */
export const mayBeOwnLine = (
  line: { readonly amount_cents: number },
  { paid, amount_cents }: PaidFee,
): boolean => paid?.method === 'bank_transfer' && !paid.has_line && amount_cents === line.amount_cents;
