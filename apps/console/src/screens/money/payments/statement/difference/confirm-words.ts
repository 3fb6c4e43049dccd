interface Taken {
  readonly amount_cents: number;
  /** The fee that the money goes to; undefined for none. */
  readonly due_cents?: number | undefined;
}

/** The word of the button that takes a line for one fee: less than is due is only a part of it. */
export const takenWord = ({ amount_cents, due_cents = 0 }: Taken) =>
  amount_cents < due_cents ? 'payments.bank_hold' : 'payments.event.confirm';

/** The word of the button about a fee that was paid before: it is found, asked back, or taken for another fee. */
export const twiceWord = (chosen: string, taken: Taken) => {
  if (chosen === 'own') return 'payments.bank_by_hand';
  return chosen === 'refund' ? 'payments.event.request' : takenWord(taken);
};
