import { handle } from '../../../platform/http/calls/handle.js';
import { listOwnDrafts } from '../draft/list-own-drafts.js';
import { listOwnEnrolments } from '../own/list-own-enrolments.js';

export const fetchEnrollListsByPhone = handle(
  'class/fetchEnrollListsByPhone',
  async ({ caller, services }) => ({
    phone_masked: caller.phone_masked,
    account: caller.account ? { username: caller.account.username, name: caller.account.name } : null,
    items: await listOwnEnrolments(services, caller.phone_index),
    drafts: await listOwnDrafts(services, caller),
  }),
);
