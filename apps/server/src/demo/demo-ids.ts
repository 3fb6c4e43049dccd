import type { Role } from '@skillcert/core';
import { type DemoStaff, type DemoUsername, demoStaff } from './people/demo-accounts.js';

/** The ids that accounts and units got when they were written. */
export interface DemoIds {
  readonly accounts: ReadonlyMap<string, number>;
  readonly units: readonly number[];
}

/** @throws when the demo names an account that it does not have */
export const accountId = ({ accounts }: DemoIds, username: DemoUsername): number => {
  const user_id = accounts.get(username);
  if (user_id === undefined) throw new Error(`The demo has no account ${username}.`);
  return user_id;
};

/** @throws when the demo names a unit that it does not have */
export const unitId = ({ units }: DemoIds, index: number): number => {
  const unit_id = units[index];
  if (unit_id === undefined) throw new Error(`The demo has no unit ${index}.`);
  return unit_id;
};

const recommends = (staff: DemoStaff) => staff.roles.includes('recommend');

const staffOf = (username: DemoUsername): DemoStaff | undefined =>
  demoStaff.find((staff) => staff.username === username);

/** The name of the person who has an account. */
export const demoName = (username: DemoUsername): string => staffOf(username)?.name ?? username;

/** The role in which an owner of classes acts. */
export const ownerRole = (username: DemoUsername): Extract<Role, 'recommend' | 'master'> => {
  const staff = staffOf(username);
  return staff && recommends(staff) ? 'recommend' : 'master';
};

/** The unit that hosts the classes of a recommending account, by index. */
export const hostUnit = (username: DemoUsername): number | undefined =>
  ownerRole(username) === 'recommend' ? staffOf(username)?.unit : undefined;

/** The recommending accounts of a unit, by index. */
export const recommendersOf = (unit: number): readonly DemoUsername[] =>
  demoStaff
    .filter((staff: DemoStaff) => recommends(staff) && staff.unit === unit)
    .map((staff) => staff.username);
