import { importLimits } from '@skillcert/core';
import { z } from 'zod';
import { endpoint } from '../../endpoint.js';
import { id } from '../../fields.js';
import { importDesk, importExamples } from './import-record.js';

const { class_id, import_id } = importExamples.record;

/**
 * Takes one part of an archive (ZIP) of photos, named by the column of the sheet, or by number, name and identity
 * number, each alone or together in any order. Parts are sent in order, each of 2 MiB but the last; a repeated one
 * replaces itself. The archive is examined once it is complete, and only then takes the place of an earlier one. Where
 * another archive is begun meanwhile, the parts of the first are refused.
 */
export const uploadImportPhotos = endpoint('enrolment/uploadImportPhotos', {
  summary: 'Send a part of an archive of photos for an import',
  input: z.strictObject({
    class_id: z.coerce.number().pipe(id),
    import_id: z.coerce.number().pipe(id),
    /** Bytes of the whole archive. */
    size: z.coerce.number().int().min(1, 'required').max(importLimits.photos_bytes_max, 'too_big'),
    /** Bytes before this part. */
    at: z.coerce.number().int().min(0).multipleOf(importLimits.part_bytes),
  }),
  /** The number of photos; null until the archive is complete. */
  output: z.object({ photos: z.number().int().nullable() }),
  access: importDesk,
  writes: 'import',
  body: 'bytes',
  refuses: ['not_found', 'import_refused', 'transition_refused', 'state_changed', 'too_large', 'too_many'],
  example: {
    input: { class_id, import_id, size: 1_048_576, at: 0 },
    output: { photos: 118 },
  },
});
