/** A key of the words of bank lines. */
export type BankWord = 'bank.own_transfer';
