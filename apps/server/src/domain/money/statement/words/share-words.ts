/** Heads of amounts beside the one that the payer paid. */
export const shareWords = {
  /** The amount that arrives once fees are off. */
  net: ['到账金额', '入账金额', '入帐金额', '实收金额', '商家实收'],
  /** The price before coupons are off. */
  price: ['订单金额'],
} as const;

/** Heads of the amounts of orders. */
export const orderWords = ['应结订单金额', '订单金额'] as const;
