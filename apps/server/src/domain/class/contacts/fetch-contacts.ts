import { handle } from '../../../platform/http/calls/handle.js';
import { findContacts } from './find-contacts.js';

export const fetchContacts = handle('class/fetchContacts', ({ input, services }) =>
  findContacts(services.store.db, input.class_id),
);
