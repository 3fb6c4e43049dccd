import { proxy } from 'valtio';

/** Whether the server tells this page what changes; while it cannot, a screen that must know looks for itself. */
export const connection = proxy({ lost: true });
