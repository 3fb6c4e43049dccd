import type { PermissionClasses, Role } from '@skillcert/core';
import { sampleClasses } from './sample-classes.js';

/** An account that can look at the list, with the classes that the server would compute for it. */
export interface Account {
  readonly id: string;
  readonly name: string;
  readonly roles: readonly Role[];
  readonly permission_classes: PermissionClasses;
}

const none = { organization_classes: [], owner_classes: [], paid_in_classes: [], sign_in_classes: [] };
const [first] = sampleClasses;
const own = first ? [first.class_id] : [];

/** The owner of the first class, and an account that may only check people in there. */
export const accounts: readonly Account[] = [
  { id: 'owner', name: '林秋月', roles: ['master'], permission_classes: { ...none, owner_classes: own } },
  { id: 'door', name: '周敏', roles: ['editor'], permission_classes: { ...none, sign_in_classes: own } },
];
