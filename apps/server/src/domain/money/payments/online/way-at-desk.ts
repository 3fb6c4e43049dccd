import type { OnlineMethod } from '../../provider/payment-provider.js';

/** How money is paid at a desk: a code is scanned by a phone; what has a page of its own is opened. */
export const wayAtDesk = (method: OnlineMethod): 'code' | 'page' => (method === 'wechat' ? 'code' : 'page');
