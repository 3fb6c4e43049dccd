import type { IncomingHttpHeaders } from 'node:http';
import type { PayMethod } from '@skillcert/core';

/** A way of paying that a provider stands behind. */
export type OnlineMethod = Exclude<PayMethod, 'bank_transfer'>;

/** What a provider is asked to collect. */
export interface ProviderOrder {
  /** Our number for it. Sent again, it is the same order. */
  readonly trade_no: string;
  readonly amount_cents: number;
  readonly currency: string;
  /** What its payer reads. */
  readonly description: string;
  /** Whether a code is scanned from another screen, or a page is opened on the payer's own device. */
  readonly way: 'code' | 'page';
  readonly expires_at: Date;
  /** Where the provider reports to. */
  readonly notify_url: string;
  /** Where the payer goes on afterwards. */
  readonly return_url: string;
  /** The payer's address. */
  readonly address: string;
}

/** What a provider says of an order, once it is proven that it says so. Amounts in integer cents. */
export interface ProviderReport {
  readonly trade_no: string;
  readonly state: 'waiting' | 'paid' | 'failed' | 'closed';
  /** What was to be paid; null where the report does not say. */
  readonly amount_cents: number | null;
  readonly currency: string;
  readonly transaction_no: string | null;
  readonly paid_at: Date | null;
}

/** Money that a provider shall send back. */
export interface ProviderRefund {
  readonly trade_no: string;
  /** Our number for it. Sent again, it is the same refund. */
  readonly refund_no: string;
  readonly amount_cents: number;
  /** What was paid in all: of an order for many, more than goes back to one of them. */
  readonly total_cents: number;
  readonly currency: string;
  /** Where the provider reports to; without it, it is asked. */
  readonly notify_url: string | undefined;
}

/** What a provider says of a refund, once it is proven that it says so. */
export interface RefundReport {
  readonly refund_no: string;
  readonly state: 'in_transit' | 'done' | 'failed';
  /** What goes back, in integer cents; null where the report does not say. */
  readonly amount_cents: number | null;
  /** The provider's own word for a failure, `NOT_ENOUGH`. */
  readonly fault: string | null;
  /** Whether the same refund may go through later: the account that it comes from has too little in it. */
  readonly may_retry?: boolean;
}

/** A request that claims to come from a provider, as it arrived. */
export interface Notice {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** What a provider wants to hear after a notice. */
export interface NoticeAnswer {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

/** The port that payments leave through. An adapter knows one provider's language; it changes nothing of ours. */
export interface PaymentProvider {
  readonly method: OnlineMethod;
  /** @returns the address that the payer scans or opens. @throws ProviderFailure */
  readonly create: (order: ProviderOrder) => Promise<string>;
  /** @throws ProviderFailure */
  readonly query: (trade_no: string) => Promise<ProviderReport>;
  /** Ends an order that was not paid, or was never opened. @throws ProviderFailure, also where it was paid meanwhile */
  readonly close: (trade_no: string) => Promise<void>;
  /** Sends money back. What it refuses for good has failed. @throws ProviderFailure where asking again may help */
  readonly refund: (refund: ProviderRefund) => Promise<RefundReport>;
  /** @returns undefined where it was never asked for this refund, or has not begun it. @throws ProviderFailure */
  readonly queryRefund: (refund: ProviderRefund) => Promise<RefundReport | undefined>;
  /** Proves who sent a notice and reads it. @throws NoticeRefused, or ProviderFailure where its keys cannot be had */
  readonly readNotice: (notice: Notice) => Promise<ProviderReport | RefundReport>;
  /** What it hears of a notice that was taken in, and of one that was not. */
  readonly answers: { readonly taken: NoticeAnswer; readonly refused: NoticeAnswer };
}

/** The providers of this server by name. */
export type Providers = ReadonlyMap<OnlineMethod, PaymentProvider>;

declare module '../../../platform/services.js' {
  interface Services {
    /** Where money comes from beside transfers; a class offers some of them. */
    readonly providers: Providers;
  }
}
