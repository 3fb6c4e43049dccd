import type { BankLine, OutputOf } from '@skillcert/api-client';

type OtherFees = OutputOf<'payment/fetchOtherFees'>['items'];

/**
 * The other fees of a candidate that a surplus of a line may go to: of its currency, and none that the line itself
 * pays.
 */
export const surplusTargets = (
  others: OtherFees,
  { currency }: Pick<BankLine, 'currency'>,
  people: readonly { readonly enrolment_id: number }[],
): OtherFees =>
  others.filter(
    (other) =>
      other.currency === currency && people.every(({ enrolment_id }) => enrolment_id !== other.enrolment_id),
  );
