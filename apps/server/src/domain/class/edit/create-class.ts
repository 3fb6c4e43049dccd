import { handle } from '../../../platform/http/calls/handle.js';
import { checkClassDraft } from './check-class-draft.js';
import { makeClass } from './make-class.js';

export const createClass = handle('class/createClass', async (asked) => {
  checkClassDraft(asked.input, asked.services.programme);
  return makeClass(asked);
});
