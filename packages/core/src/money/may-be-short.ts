/**
 * Whether the fee of a person may stay incomplete by the amount that is missing; integer cents. A person who would get
 * nothing is not paid for at all.
 */
export const mayBeShort = ({ due_cents }: { readonly due_cents: number }, missing_cents: number): boolean =>
  missing_cents < due_cents;
