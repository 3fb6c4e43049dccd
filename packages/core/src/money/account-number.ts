/** The digits of a bank account's number as it was typed: full-width or not, in groups or not. */
export const accountDigits = (typed: string): string => typed.normalize('NFKC').replace(/[\s-]/g, '');

/** Whether a typed text is the number of a bank account: 8 to 30 digits. */
export const isAccountNumber = (typed: string): boolean => /^\d{8,30}$/.test(accountDigits(typed));

/** The digits of an invoice's number as it was typed. */
export const invoiceDigits = (typed: string): string => typed.normalize('NFKC').replace(/\s/g, '');

/** Whether a typed text is the number that the tax system gave an invoice: 20 digits, or 8 on older paper. */
export const isInvoiceNumber = (typed: string): boolean => /^\d{8,20}$/.test(invoiceDigits(typed));
