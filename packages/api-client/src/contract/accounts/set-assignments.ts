import { limits } from '@skillcert/core';
import { z } from 'zod';
import { accountKeepers } from '../access.js';
import { endpoint } from '../endpoint.js';
import { id } from '../fields.js';
import { assignments, assignmentsExample } from './fetch-assignments.js';

const classIds = z.array(id).max(limits.assigned_classes_max, 'too_long');

/**
 * Replaces the classes of an account, duty by duty; they become the lists of its `permission_classes`. An
 * institution replaces those among its own classes and leaves the others. An expert is assigned to at most
 * `expert_assign_limit` different classes.
 */
export const setAssignments = endpoint('user/setAssignments', {
  summary: 'Assign an account to classes by duty',
  input: z.strictObject({
    user_id: id,
    owner_classes: classIds,
    organization_classes: classIds,
    paid_in_classes: classIds,
    sign_in_classes: classIds,
  }),
  output: assignments,
  access: accountKeepers,
  writes: 'assignment',
  refuses: ['not_found'],
  example: {
    input: {
      user_id: 12,
      owner_classes: [180143985094819],
      organization_classes: [],
      paid_in_classes: [],
      sign_in_classes: [],
    },
    output: assignmentsExample,
  },
});
