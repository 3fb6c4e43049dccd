import type { StaffSession } from '../../../../platform/http/calls/caller.js';
import type { RequestFacts } from '../../../../platform/http/calls/handle.js';
import type { Services } from '../../../../platform/services.js';
import type { CheckedPayment } from '../../payments/online/carry-out-check.js';

/** Another fee that takes what is too much. */
export interface OtherFee {
  readonly class_id: number;
  readonly enrolment_id: number;
}

/** What a line is the money of: a declared transfer, or candidates of one class who declared nothing. */
export type MatchedOrder =
  | { readonly class_id: number; readonly payment_id: number }
  | { readonly class_id: number; readonly enrolment_ids: readonly number[] };

/** What it takes to match a line. */
export interface Matching {
  readonly line_id: number;
  readonly order: MatchedOrder;
  /** Why an amount that differs is taken; none where it may not differ. */
  readonly difference_reason?: string | undefined;
  /** The fee that what is too much goes to; without one it goes back. */
  readonly surplus_to?: OtherFee | undefined;
  /** What it is matched together with. */
  readonly batch_id: number | null;
  readonly caller: StaffSession;
  readonly request: Pick<RequestFacts, 'address' | 'request_id' | 'language'>;
  readonly services: Pick<Services, 'programme' | 'now'>;
}

/** A declared transfer as it is found. */
export type Found = CheckedPayment & { readonly enrolment_id: number; readonly is_transfer: boolean };
