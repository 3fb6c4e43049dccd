import type { MessageKey } from '../../../messages/words-state.js';

/** The words of what can happen to an account, by the action of the audit trail. */
export const ownAccountActions: Readonly<Record<string, MessageKey>> = {
  approve: 'profile.action.approve',
  approve_grant: 'profile.action.approve_grant',
  assign: 'profile.action.assign',
  change_password: 'profile.action.change_password',
  change_roles: 'profile.action.change_roles',
  create: 'profile.action.create',
  create_first_admin: 'profile.action.create_first_admin',
  edit: 'profile.action.edit',
  enrol_factor: 'profile.action.enrol_factor',
  expire_grant: 'profile.action.expire_grant',
  freeze: 'profile.action.freeze',
  rate: 'profile.action.rate',
  refuse: 'profile.action.refuse',
  refuse_grant: 'profile.action.refuse_grant',
  remove_factor: 'profile.action.remove_factor',
  replace_unit_qr: 'profile.action.replace_unit_qr',
  request_grant: 'profile.action.request_grant',
  reset_factor: 'profile.action.reset_factor',
  reset_init_pwd: 'profile.action.reset_init_pwd',
  reset_password: 'profile.action.reset_password',
  resubmit: 'profile.action.resubmit',
  reveal: 'profile.action.reveal',
  unfreeze: 'profile.action.unfreeze',
  withdraw_grant: 'profile.action.withdraw_grant',
};
