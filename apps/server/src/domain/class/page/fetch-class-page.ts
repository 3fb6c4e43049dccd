import { handle } from '../../../platform/http/calls/handle.js';
import { Refusal } from '../../../platform/http/errors/refuse.js';
import { findClassPage } from './find-class-page.js';

export const fetchClassPage = handle('class/fetchClassPage', async ({ input, services }) => {
  const found = await findClassPage(services.store.db, services.now(), input.code);
  if (!found) throw new Refusal('not_found');
  return found;
});
