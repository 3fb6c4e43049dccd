import type { MessageKey } from '../../../messages/words-state.js';

/** The words of what can happen to an account, by the action of the audit trail. */
export const ownAccountActions: Readonly<Record<string, MessageKey>> = {
  approve: 'profile.action.approve',
  assign: 'profile.action.assign',
  change_password: 'profile.action.change_password',
  change_roles: 'profile.action.change_roles',
  create: 'profile.action.create',
  create_first_admin: 'profile.action.create_first_admin',
  edit: 'profile.action.edit',
  freeze: 'profile.action.freeze',
  rate: 'profile.action.rate',
  refuse: 'profile.action.refuse',
  reset_init_pwd: 'profile.action.reset_init_pwd',
  reset_password: 'profile.action.reset_password',
  resubmit: 'profile.action.resubmit',
  reveal: 'profile.action.reveal',
  unfreeze: 'profile.action.unfreeze',
};
