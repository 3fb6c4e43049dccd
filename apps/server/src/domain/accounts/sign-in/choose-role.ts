import { heldRoles, type Role, type RoleHolder } from '@skillcert/core';
import { Refusal, refuseFields } from '../../../platform/http/errors/refuse.js';

/** The part of a sign-in that decides its role. */
interface Choice {
  /** Empty for all roles at once; undefined if nobody was asked yet. */
  readonly selected: Role | '' | undefined;
  /** Whether the session is bound to a browser. Any other session has all roles at once. */
  readonly bound: boolean;
}

/**
 * The role that a session begins with. `chosen` is undefined for a session with all roles that the account holds now;
 * `first` is the first of these.
 * @throws Refusal choice_needed if several are held and none was chosen, account_inactive if none is held
 */
export const chooseRole = (
  account: RoleHolder,
  { selected, bound }: Choice,
  now: Date,
): { readonly first: Role; readonly chosen: Role | undefined } => {
  const [first, ...others] = heldRoles(account, now);
  if (!first) throw new Refusal('account_inactive');
  const held = [first, ...others];
  if (selected === undefined && bound && others.length > 0) {
    throw new Refusal('choice_needed', { choices: held });
  }
  if (!selected) return { first, chosen: undefined };
  if (!bound || !held.includes(selected)) throw refuseFields({ user_selected: 'not_offered' });
  return { first, chosen: selected };
};
