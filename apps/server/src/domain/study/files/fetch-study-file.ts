import { handle } from '../../../platform/http/calls/handle.js';
import { Refusal } from '../../../platform/http/errors/refuse.js';
import { streamStudyFile } from './stream-study-file.js';

export const fetchStudyFile = handle('study/fetchStudyFile', async ({ input, services, request }) => {
  const found = await services.store.db
    .selectFrom('study_file')
    .select(['class_id', 'file_id', 'media_type', 'size'])
    .where('class_id', '=', input.class_id)
    .where('study_unit_id', '=', input.study_unit_id)
    .where('whole', '=', true)
    .executeTakeFirst();
  if (!found) throw new Refusal('not_found');
  return streamStudyFile(services, found, request);
});
