import { proxy } from 'valtio';

/** The dialog that interrupts whatever is on the screen; open once however many calls ask for it. */
export const prompts = proxy({ session_expired: false });
