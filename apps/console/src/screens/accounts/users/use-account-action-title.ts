import { accountLifecycle } from '@skillcert/core';
import { useWords } from '../../../messages/words-state.js';

const beside = [
  'register',
  'create',
  'create_first_admin',
  'edit',
  'change_roles',
  'rate',
  'assign',
  'reveal',
  'spend_looks',
  'reset_init_pwd',
  'reset_password',
  'change_password',
  'enrol_factor',
  'remove_factor',
  'reset_factor',
  'request_grant',
  'approve_grant',
  'refuse_grant',
  'withdraw_grant',
  'expire_grant',
  'request_reset',
  'approve_reset',
  'refuse_reset',
  'withdraw_reset',
  'expire_reset',
  'replace_unit_qr',
] as const;

/** The words of an action in the history of an account; an unknown one is shown unchanged. */
export const useAccountActionTitle = () => {
  const { t } = useWords();
  return (action: string): string => {
    const known =
      beside.find((each) => each === action) ??
      accountLifecycle.transitions.find(({ event }) => event === action)?.event;
    return known ? t(`users.action.${known}`) : action;
  };
};
