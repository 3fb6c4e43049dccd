import type { ClassStatus } from '@skillcert/core';
import { accountId, type DemoIds, demoName } from '../demo-ids.js';
import type { DemoUsername } from './demo-accounts.js';

/** An expert who taught. */
export interface DemoTeacher {
  readonly user_id: number;
  readonly name: string;
}

const one = ['expert01'] as const;
const both = ['expert01', 'expert02'] as const;

/** The teachers of classes by state, in turn. Classes in other states have no lessons in the demo. */
const teachers: { readonly [Status in ClassStatus]?: readonly DemoUsername[] } = {
  closed: one,
  arranged: ['expert02'],
  examining: one,
  scoring: one,
  publicity: both,
  certifying: both,
  finished: both,
};

/** The experts who teach classes in a state. */
export const teachersOf = (status: ClassStatus, ids: DemoIds): readonly DemoTeacher[] =>
  (teachers[status] ?? []).map((username) => ({
    user_id: accountId(ids, username),
    name: demoName(username),
  }));
