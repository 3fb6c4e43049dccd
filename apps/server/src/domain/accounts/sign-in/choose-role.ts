import { heldRoles, type Role, type RoleHolder } from '@skillcert/core';
import { Refusal, refuseFields } from '../../../platform/http/errors/refuse.js';

/** What of a sign-in says which role it is for. */
interface Choice {
  /** Empty for all roles at once; undefined where nobody has been asked yet. */
  readonly selected: Role | '' | undefined;
  /** Whether the session is bound to a browser; any other takes all roles at once. */
  readonly bound: boolean;
}

/**
 * The role that a session begins with: the one that was chosen, or none, for all that the account holds now, with the
 * first of them.
 * @throws Refusal choice_needed where several are held and none was chosen, account_inactive where none is held
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
