import { handle } from '../../http/calls/handle.js';
import { listMessages } from './list-messages.js';

export const fetchMessages = handle('sms/fetchMessages', ({ input, services: { store, keyring } }) =>
  listMessages(store.db, input, keyring),
);
