/** Integer cents as Alipay writes an amount, `680.00`. */
export const alipayAmount = (cents: number): string =>
  `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;

/** Integer cents of an amount that Alipay wrote; null where it is none. */
export const centsOf = (amount: string): number | null => {
  const [, units, cents = ''] = /^(\d{1,10})(?:\.(\d{1,2}))?$/.exec(amount) ?? [];
  return units === undefined ? null : Number(units) * 100 + Number(cents.padEnd(2, '0'));
};
