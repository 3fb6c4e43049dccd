import { z } from 'zod';
import { examDesk } from '../../access.js';
import { endpoint } from '../../endpoint.js';
import { xlsxSheet } from '../../export.js';
import { id } from '../../fields.js';
import { examExamples } from '../exam-record.js';

/** The rooms of a class as a sheet, in the form that `exam/readRoomSheet` reads: to fill in, or for another class. */
export const fetchRoomSheet = endpoint('exam/fetchRoomSheet', {
  summary: 'The rooms of a class as a sheet, as XLSX',
  input: z.strictObject({ class_id: id }),
  output: xlsxSheet,
  access: examDesk,
  answers: 'xlsx',
  refuses: ['not_found', 'too_many'],
  example: {
    input: { class_id: examExamples.class_id },
    output: { name: 'rooms.xlsx', bytes: new Uint8Array([0x50, 0x4b, 0x03, 0x04]) },
  },
});
