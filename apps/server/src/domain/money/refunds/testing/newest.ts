/** The newest payment of a person with its newest refund, order and invoice, and where they stand. */
export interface Newest {
  readonly payment_id: number;
  readonly refund_id: number;
  readonly invoice_id: number;
  readonly trade_no: string;
  readonly at: string;
  readonly invoice: string;
}
