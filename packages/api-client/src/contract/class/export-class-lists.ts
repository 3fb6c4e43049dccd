import { z } from 'zod';
import { registrationDesk } from '../access.js';
import { endpoint } from '../endpoint.js';
import { asFile, exampleFile, listFile } from '../export.js';
import { classListFilters } from './fetch-class-lists.js';

/**
 * The classes that the list shows under the same filters, all pages of it, as CSV or XLSX in the caller's language: at most 10,000, the phones of
 * contacts masked, nothing in it a formula. Every export leaves an audit record with its purpose.
 */
export const exportClassLists = endpoint('class/exportClassLists', {
  summary: 'The class list as a file',
  input: z.strictObject({ ...classListFilters, ...asFile }),
  output: listFile,
  access: registrationDesk,
  answers: 'table',
  refuses: ['export_too_big', 'too_many'],
  example: {
    input: { status: ['enrolling'], sort: 'exam_at', order: 'asc', purpose: '下周考务会' },
    output: exampleFile('classes', '班次编号,班次名称', 'C26-0104,2026年第四期（三级）上海班'),
  },
});
