import type { ClassStatus } from '@skillcert/core';
import type { DemoUsername } from './demo-accounts.js';

const invigilators: { readonly [Status in ClassStatus]?: DemoUsername } = {
  closed: 'expert01',
  arranged: 'expert02',
  examining: 'expert01',
  scoring: 'expert01',
};

/** The expert who invigilates at classes in this state; those that are further on keep no plan in the demo. */
export const invigilatorOf = (status: ClassStatus): DemoUsername | undefined => invigilators[status];
