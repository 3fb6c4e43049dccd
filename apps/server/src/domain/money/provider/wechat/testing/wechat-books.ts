/** An order in the books of the test's WeChat Pay. */
export interface Order {
  readonly out_trade_no: string;
  readonly total: number;
  readonly body: Record<string, unknown>;
  state: string;
}

/** A refund in its books; `state` is what it says of it. */
export interface Refund {
  readonly out_refund_no: string;
  readonly out_trade_no: string;
  readonly refund: number;
  readonly notify_url: string | undefined;
  /** How often it was asked for. */
  asked: number;
  state: 'PROCESSING' | 'SUCCESS' | 'CLOSED' | 'ABNORMAL';
}
