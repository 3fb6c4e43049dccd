import type { OnlineMethod } from '../../provider/payment-provider.js';

/** Where the provider of a method reports to. */
export const noticePath = (method: OnlineMethod | ':method'): string => `/api/payment/notify/${method}`;
