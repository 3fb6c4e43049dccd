import { handle } from '../../../platform/http/calls/handle.js';
import { checkClassSketch } from './check-class-sketch.js';
import { withDateDoubts } from './doubted-dates.js';
import { makeClass } from './make-class.js';

export const startClassDraft = handle('class/startClassDraft', async (asked) => {
  checkClassSketch(asked.input, asked.services.programme);
  return withDateDoubts(asked.services.store.db, await makeClass(asked), asked.services);
});
