import { handle } from '../../../platform/http/calls/handle.js';
import { readExpertInfo } from './read-expert-info.js';

export const getExpertInfo = handle('user/getExpertInfo', ({ caller, services }) =>
  readExpertInfo(services.store.db, caller.user_id),
);
