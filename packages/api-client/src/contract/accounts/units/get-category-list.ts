import { z } from 'zod';
import { endpoint } from '../../endpoint.js';

/** The kinds of organisations that may take part, titled in the language of the request. */
export const getCategoryList = endpoint('user/getCategoryList', {
  method: 'GET',
  summary: 'Kinds of organisations',
  input: z.strictObject({}),
  output: z.object({ items: z.array(z.object({ id: z.string(), title: z.string() })) }),
  access: { to: 'anyone' },
  example: {
    input: {},
    output: { items: [{ id: 'society', title: '社会团体' }] },
  },
});
