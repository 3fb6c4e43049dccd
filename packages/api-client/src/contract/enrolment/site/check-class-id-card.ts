import { idTypes, limits } from '@skillcert/core';
import { z } from 'zod';
import { endpoint } from '../../endpoint.js';
import { id, personName, requiredLine } from '../../fields.js';

/** The kinds of identity document. */
export const idType = z.enum(idTypes, 'not_offered');

/** Whether a person may continue to enrol: the document is formally valid and not enrolled in this class. */
export const checkClassIdCard = endpoint('class/checkClassIdCard', {
  summary: 'Whether a person may enrol in a class',
  input: z.strictObject({
    class_id: id,
    name: personName,
    id_type: idType,
    id_card: requiredLine(limits.id_card_length_max),
  }),
  output: z.object({ may_continue: z.boolean() }),
  access: { to: 'ticket', purpose: 'enrol' },
  refuses: ['class_not_open', 'already_enrolled', 'too_many'],
  example: {
    input: { class_id: 180143985094819, name: '李晓明', id_type: 'cn', id_card: '11010519491231002X' },
    output: { may_continue: true },
  },
});
