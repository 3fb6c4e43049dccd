import { z } from 'zod';
import { endpoint } from '../../endpoint.js';
import { id, listOf, page, searchText } from '../../fields.js';
import { restUnit } from './class-unit.js';

/** The recommending units that do not take part in the class yet, by name. */
export const fetchClassRestRcommendList = endpoint('class/fetchClassRestRcommendList', {
  summary: 'Units that may be added to a joint class',
  input: z.strictObject({ ...page, class_id: id, search: searchText.optional() }),
  output: listOf(restUnit),
  access: { to: 'roles', roles: ['zky-admin', 'recommend', 'master'], scope: { from: 'input' } },
  refuses: ['not_found'],
  example: {
    input: { class_id: 180143985094819, page: 1, limit: 20, search: '华南' },
    output: {
      items: [{ unit_id: 8, com_name: '华南职业能力促进会', com_code: '51440000MJ4900008Y' }],
      total: 1,
    },
  },
});
