import { z } from 'zod';
import { endpoint } from '../../endpoint.js';
import { id } from '../../fields.js';

/** Whether a unit would be the only one of its name and credit code among those of the class. */
export const isUniqueComRecommender = endpoint('class/isUniqueComRecommender', {
  summary: 'Whether a unit takes part in a joint class only once',
  input: z.strictObject({ class_id: id, unit_id: id }),
  output: z.object({ is_unique: z.boolean() }),
  access: { to: 'roles', roles: ['zky-admin', 'recommend', 'master'], scope: { from: 'input' } },
  refuses: ['not_found'],
  example: {
    input: { class_id: 180143985094819, unit_id: 8 },
    output: { is_unique: true },
  },
});
