import { handle } from '../../../platform/http/calls/handle.js';
import { listMessages } from './list-messages.js';

export const fetchMessages = handle('sms/fetchMessages', ({ input, services }) =>
  listMessages(services.store.db, input, { ...services, now: services.now() }),
);
