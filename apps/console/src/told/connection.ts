import { proxy } from 'valtio';

/** `lost`: the server sends this page no changes; a screen that must know them looks for itself meanwhile. */
export const connection = proxy({ lost: true });
