/** `next` is an operation that moves the money on, so that random tries are not only refused. */
export const moneyOperations = [
  'next',
  'declare',
  'declare_group',
  'confirm',
  'reject',
  'match',
  'book_more',
  'book_less',
  'return_double',
  'undo_match',
  'pay_online',
  'pay_group_online',
  'leave_group',
  'arrive',
  'fall_through',
  'hear_again',
  'leave',
  'allocate',
  'ask',
  'ask_by_staff',
  'ask_part',
  'take_back',
  'take_back_by_staff',
  'confirm_many',
  'reject_many',
  'first_approve',
  'second_approve',
  'approve_many',
  'pay_back',
  'come_back',
  'send_again',
  'refuse',
  'send_back',
  'withdraw',
  'invoice',
  'invoice_of_many',
  'invoice_accept',
  'invoice_issue',
  'invoice_reject',
  'invoice_red',
  'invoice_red_issue',
  'top_up',
  'top_up_arrives',
  'top_up_falls_through',
  'send_messages',
  'messages_back',
] as const;

/** An operation that somebody may try about money. */
export type MoneyOperation = Exclude<(typeof moneyOperations)[number], 'next'>;

/** One try: on which person’s newest payment, refund or invoice, and by whom at the desk. */
export interface MoneyTry {
  readonly kind: (typeof moneyOperations)[number];
  readonly person: number;
  readonly staff: number;
}

const unpaid = ['declare', 'pay_group_online', 'declare_group'] as const;

/** The operations that may come next in a state, one for each member of staff. */
const onward: Readonly<Record<string, readonly MoneyOperation[]>> = {
  '': ['declare', 'pay_group_online', 'book_less'],
  failed: ['declare', 'declare_group', 'book_more'],
  pending: ['arrive', 'fall_through', 'leave_group'],
  closed: ['arrive', 'pay_online', 'arrive'],
  declared: ['confirm', 'match', 'match'],
  confirmed: ['ask', 'return_double', 'undo_match'],
  confirmed_late: ['allocate'],
  partly_refunded: ['ask', 'ask_by_staff', 'invoice'],
  requested: ['first_approve', 'first_approve', 'take_back_by_staff'],
  approved: ['second_approve'],
  in_transit: ['send_back'],
  manual: ['pay_back'],
  refunded: ['come_back', ...unpaid],
  returned: ['send_again'],
};

const invoiceOnward: Readonly<Record<string, MoneyOperation>> = {
  requested: 'invoice_accept',
  issuing: 'invoice_issue',
  issued: 'invoice_red',
  red_requested: 'invoice_red_issue',
};

/** The operation that moves money on from its state, by one member of staff. A refund waits for an invoice. */
export const nextOperation = (at: string, invoice: string, staff: number): MoneyOperation => {
  const choices = onward[at] ?? unpaid;
  return invoiceOnward[invoice] ?? choices[staff % choices.length] ?? 'declare';
};
