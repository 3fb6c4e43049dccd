import { handle } from '../../http/calls/handle.js';
import { Refusal } from '../../http/errors/refuse.js';
import { streamStudyFile } from '../files/stream-study-file.js';
import { findOwnUnit } from './find-own-unit.js';

export const fetchOwnStudyFile = handle(
  'study/fetchOwnStudyFile',
  async ({ input, caller, services, request }) => {
    const { class_id, file } = await findOwnUnit(services.store.db, caller, input);
    if (!file) throw new Refusal('not_found');
    return streamStudyFile(services, { ...file, class_id }, request);
  },
);
