import { handle } from '../../../platform/http/calls/handle.js';
import { accountsOfPhone } from './accounts-of-phone.js';

/** The accounts of the phone that the ticket proves. */
export const fetchAccount = handle('user/fetchAccount', async ({ caller, services }) => ({
  items: await accountsOfPhone(services, caller.phone_index),
}));
