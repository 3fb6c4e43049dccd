import type { IncomingHttpHeaders } from 'node:http';
import type { OrderState, PayMethod } from '@skillcert/core';

/** A payment method that is offered through a provider. */
export type OnlineMethod = Exclude<PayMethod, 'bank_transfer'>;

/** An order that a provider is to collect. */
export interface ProviderOrder {
  /** Our number for the order. Sent again, it is the same order. */
  readonly trade_no: string;
  readonly amount_cents: number;
  readonly currency: string;
  /** The text that the payer reads. */
  readonly description: string;
  /** Whether the payer scans a code from another screen, or opens a page on their own device. */
  readonly way: 'code' | 'page';
  readonly expires_at: Date;
  /** The address for the provider's notices. */
  readonly notify_url: string;
  /** The address to which the payer goes on afterwards. */
  readonly return_url: string;
  /** The payer's network address. */
  readonly address: string;
}

/** A provider's report about an order, once its origin is proven. Amounts are in integer cents. */
export interface ProviderReport {
  readonly trade_no: string;
  readonly state: OrderState;
  /** The amount of the order; null if the report does not state it. */
  readonly amount_cents: number | null;
  readonly currency: string;
  readonly transaction_no: string | null;
  readonly paid_at: Date | null;
}

/** Money that a provider is to send back. */
export interface ProviderRefund {
  readonly trade_no: string;
  /** Our number for the refund. Sent again, it is the same refund. */
  readonly refund_no: string;
  readonly amount_cents: number;
  /** The total that was paid; for an order for many, it is more than the refund of one of them. */
  readonly total_cents: number;
  readonly currency: string;
  /** The address for the provider's notices; without one, the provider is asked. */
  readonly notify_url: string | undefined;
}

/** A provider's report about a refund, once its origin is proven. */
export interface RefundReport {
  readonly refund_no: string;
  readonly state: 'in_transit' | 'done' | 'failed';
  /** The amount of the refund in integer cents; null if the report does not state it. */
  readonly amount_cents: number | null;
  /** The provider's own code for a failure, such as `NOT_ENOUGH`. */
  readonly fault: string | null;
  /** Whether the same refund may succeed later, because the account that it is paid from lacks funds. */
  readonly may_retry?: boolean;
}

/** A request that claims to come from a provider, before that is proven. */
export interface Notice {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** The answer that a provider expects to a notice. */
export interface NoticeAnswer {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

/** The port to payment providers. An adapter speaks the protocol of one provider, and changes no data of ours. */
export interface PaymentProvider {
  readonly method: OnlineMethod;
  /** @returns the address that the payer scans or opens. @throws ProviderFailure */
  readonly create: (order: ProviderOrder) => Promise<string>;
  /** @throws ProviderFailure */
  readonly query: (trade_no: string) => Promise<ProviderReport>;
  /** Ends an order that is unpaid or was never opened. @throws ProviderFailure, also if it was paid meanwhile */
  readonly close: (trade_no: string) => Promise<void>;
  /** Sends money back. A final refusal is reported as failed. @throws ProviderFailure if a retry may help */
  readonly refund: (refund: ProviderRefund) => Promise<RefundReport>;
  /** @returns undefined if the provider was never asked for this refund or has not begun it. @throws ProviderFailure */
  readonly queryRefund: (refund: ProviderRefund) => Promise<RefundReport | undefined>;
  /**
   * Verifies the sender of a notice and reads it. @throws NoticeRefused, or ProviderFailure if its keys are unavailable
   */
  readonly readNotice: (notice: Notice) => Promise<ProviderReport | RefundReport>;
  /** The answers to a notice that was accepted, and to one that was refused. */
  readonly answers: { readonly taken: NoticeAnswer; readonly refused: NoticeAnswer };
}

/** The providers of this server by name. */
export type Providers = ReadonlyMap<OnlineMethod, PaymentProvider>;

declare module '../../../platform/services.js' {
  interface Services {
    /** The ways of payment beside bank transfers; a class offers some of them. */
    readonly providers: Providers;
  }
}
