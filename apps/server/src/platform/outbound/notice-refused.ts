/** Why a notice is not believed. */
export type NoticeFault =
  | 'malformed'
  | 'signature'
  | 'stale'
  | 'foreign'
  | 'unknown_order'
  | 'amount'
  | 'state';

/** A notice that is not believed; nothing changes by it. */
export class NoticeRefused extends Error {
  readonly fault: NoticeFault;

  constructor(fault: NoticeFault) {
    super(`notice refused: ${fault}`);
    this.fault = fault;
  }
}
