import { newLetters } from '@skillcert/e2e/new-letters.js';
import { type Office, openOffice } from './office.js';

/** An account that no other test signs in with. */
export interface NewStaff {
  readonly user_id: number;
  readonly username: string;
  readonly password: string;
}

const chosen = 'granite-tide-58';

/** Creates an approved account that still has its initial password. */
export const newcomer = async (office: Office, more: object = {}): Promise<NewStaff> => {
  const username = `e2e${newLetters()}`;
  const draft = { username, name: '端到端甲', roles: ['master'], ...more };
  const { user_id, initial_password } = await office.call('user/createUser', draft);
  await office.call('user/setStatus', { user_id, status: 'approved', refuse_content: '' });
  return { user_id, username, password: initial_password };
};

/** The same with a password of its own. */
export const newStaff = async (office: Office, url: string, more: object = {}): Promise<NewStaff> => {
  const account = await newcomer(office, more);
  const own = await openOffice(url, account);
  await own.call('user/changePassword', { old_password: account.password, password: chosen });
  await own.close();
  return { ...account, password: chosen };
};
