import { z } from 'zod';
import { platformStaff } from '../../access.js';
import { endpoint } from '../../endpoint.js';
import { page, searchText } from '../../fields.js';
import { unpaidExample, unpaidList } from './unpaid.js';

/** The unpaid enrolments of all classes that are not over. */
export const fetchAllUnpaid = endpoint('payment/fetchAllUnpaid', {
  summary: 'Enrolments of all classes that nobody has paid for',
  input: z.strictObject({ ...page, search: searchText.optional() }),
  output: unpaidList,
  access: platformStaff,
  example: { input: { page: 1, limit: 20 }, output: unpaidExample },
});
