import { z } from 'zod';
import { moneyDesk } from '../../access.js';
import { endpoint } from '../../endpoint.js';
import { id, page, searchText } from '../../fields.js';
import { paymentExamples } from './payment-record.js';
import { unpaidExample, unpaidList } from './unpaid.js';

/** The unpaid enrolments of a class, whether or not it takes money now. Staff of a participating unit see its own. */
export const fetchUnpaid = endpoint('payment/fetchUnpaid', {
  summary: 'Enrolments of a class that nobody has paid for',
  input: z.strictObject({ ...page, class_id: id, search: searchText.optional() }),
  output: unpaidList.extend({
    /** Whether the class has no payee for its fee yet: nobody can pay. */
    payee_missing: z.boolean(),
  }),
  access: moneyDesk,
  refuses: ['not_found'],
  example: {
    input: { page: 1, limit: 20, class_id: paymentExamples.row.class_id },
    output: { ...unpaidExample, payee_missing: false },
  },
});
