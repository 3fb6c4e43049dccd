import { z } from 'zod';
import { examDesk } from '../../access.js';
import { endpoint } from '../../endpoint.js';
import { id } from '../../fields.js';
import { plainLook, plainLookExample, saidSheet } from '../../sheet-look.js';
import { examExamples, plainRoom } from '../exam-record.js';

/**
 * Reads a sheet of rooms (XLSX); only columns that a person chose are kept, for the next sheet with these heads. One
 * of its first rows names the columns, or a person does: name, address, floor,
 * rows, seats in a row, desks that cannot be used and accessible ones, each as row and seat ("6-1, 6-2") or from one to
 * another ("1~5"). Without columns for rows and seats in a row, one of seats may say both, "6×5". A row without an
 * address has that of the row before. The problems of a row are said by field; what has no problems can be added
 * with `exam/addRooms`.
 */
export const readRoomSheet = endpoint('exam/readRoomSheet', {
  summary: 'What a sheet of rooms says',
  input: z.strictObject({ class_id: z.coerce.number().pipe(id), ...saidSheet }),
  output: z.object({
    rooms: z.array(
      z.object({
        row_no: z.int(),
        name: z.string(),
        address: z.string(),
        floor: z.string(),
        /** Null if it is not a number. */
        rows: z.int().nullable(),
        columns: z.int().nullable(),
        blocked: z.array(z.int()),
        accessible: z.array(z.int()),
        /** In words, by field. */
        problems: z.record(z.string(), z.string()),
      }),
    ),
    /** The heads of columns that nothing was read from. */
    ignored: z.array(z.string()),
    look: plainLook,
  }),
  access: examDesk,
  body: 'bytes',
  refuses: ['not_found', 'import_refused', 'too_large', 'too_many'],
  example: {
    input: { class_id: examExamples.class_id },
    output: { rooms: [{ row_no: 2, ...plainRoom, problems: {} }], ignored: [], look: plainLookExample },
  },
});
