import type { MatchRule } from '@skillcert/core';
import type { StaffSession } from '../../../../platform/http/calls/caller.js';
import type { RequestFacts } from '../../../../platform/http/calls/handle.js';
import type { Services } from '../../../../platform/services.js';
import type { CheckedPayment } from '../../payments/online/carry-out-check.js';

/** Another fee that receives a surplus. */
export interface OtherFee {
  readonly class_id: number;
  readonly enrolment_id: number;
}

/** Candidates of one class who declared nothing. */
export interface Booked {
  readonly class_id: number;
  readonly enrolment_ids: readonly number[];
}

/** The payer of a transfer for many that was declared, and the account that it came from. */
export interface DeclaredPayer {
  readonly payer_name: string;
  readonly payer_bank: string;
  readonly payer_account_enc: Buffer | null;
  readonly payer_account_masked: string | null;
}

/** The subject of a line: a declared transfer, or candidates of one class who declared nothing. */
export type MatchedOrder = { readonly class_id: number; readonly payment_id: number } | Booked;

/** The input of matching a line. */
export interface Matching {
  readonly line_id: number;
  readonly order: MatchedOrder;
  /** Why a different amount is accepted; undefined if it must not differ. */
  readonly difference_reason?: string | undefined;
  /** The fee that receives a surplus; without one, the surplus is refunded. */
  readonly surplus_to?: OtherFee | undefined;
  /** The line that this one was parted from for its class, as the trail of the class says. */
  readonly part_of?: number | undefined;
  /** The payer of the declaration that the line takes the place of. */
  readonly payer?: DeclaredPayer | undefined;
  /** That declaration: of many, the first payment. */
  readonly instead_of?: number | undefined;
  /** Whether the line is part of a transfer for several people. */
  readonly of_many?: boolean | undefined;
  /** The batch of lines that it is matched in. */
  readonly batch_id: number | null;
  /** The rule by which it is confirmed with others, as the trail says. */
  readonly rule?: MatchRule | undefined;
  readonly caller: StaffSession;
  readonly request: Pick<RequestFacts, 'address' | 'request_id' | 'language'>;
  readonly services: Pick<Services, 'programme' | 'now'>;
}

/** A declared transfer as it was read. */
export type Found = CheckedPayment & { readonly enrolment_id: number; readonly is_transfer: boolean };
