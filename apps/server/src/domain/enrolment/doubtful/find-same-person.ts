import { handle } from '../../../platform/http/calls/handle.js';
import { listLikenesses } from './list-likenesses.js';

export const findSamePerson = handle(
  'enrolment/findSamePerson',
  async ({ input, caller, services: { store } }) => ({
    items: await listLikenesses(store.db, caller, input),
  }),
);
