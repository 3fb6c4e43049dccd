/**
 * How a fee is paid: by a transfer that its payer declares, or through a provider. `sandbox` pretends to be
 * one, in demo mode only.
 */
export const payMethods = ['bank_transfer', 'wechat', 'alipay', 'sandbox'] as const;

/** A name of {@link payMethods}. */
export type PayMethod = (typeof payMethods)[number];
