import { proxy } from 'valtio';

/** The dialog that interrupts any screen; open once for any number of calls. */
export const prompts = proxy({ session_expired: false });
