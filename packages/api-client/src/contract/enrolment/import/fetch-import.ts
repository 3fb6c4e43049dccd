import { z } from 'zod';
import { endpoint } from '../../endpoint.js';
import { id, listOf, page } from '../../fields.js';
import {
  importDesk,
  importExamples,
  importFields,
  importPhotoLeft,
  importRecord,
  importRow,
} from './import-record.js';

/** The caller's latest import in a class, its progress, and a page of the rejected rows. */
export const fetchImport = endpoint('enrolment/fetchImport', {
  summary: 'The latest import of candidates in a class',
  input: z.strictObject({ ...page, class_id: id }),
  output: z.object({
    /** Null if there is none, or if it was dropped or deleted. */
    import: importRecord.nullable(),
    left_out: listOf(importRow),
    /** Files of the archive that match nobody's photo, the first hundred, once the rows were checked. */
    photos_left: listOf(importPhotoLeft),
    /** The possible meanings of a column, in the caller's language. */
    fields: z.array(z.object({ field: z.enum(importFields), title: z.string(), required: z.boolean() })),
  }),
  access: importDesk,
  refuses: ['not_found'],
  example: {
    input: { class_id: importExamples.record.class_id, page: 1, limit: 20 },
    output: {
      import: importExamples.record,
      left_out: { items: [importExamples.row], total: 2 },
      photos_left: { items: [{ file: '王芳.jpg', why: '可能是多人的照片（如同名）' }], total: 1 },
      fields: [
        { field: 'name', title: '姓名', required: true },
        { field: 'id_card', title: '证件号码', required: true },
      ],
    },
  },
});
