import { listOwnEnrolments } from '../enrolment/list-own-enrolments.js';
import { handle } from '../http/handle.js';

export const fetchEnrollListsByPhone = handle(
  'class/fetchEnrollListsByPhone',
  async ({ caller, services }) => ({
    phone_masked: caller.phone_masked,
    items: await listOwnEnrolments(services.store.db, caller.phone_index),
  }),
);
