import { loginPathFor } from '@skillcert/core';
import { useLocation, useNavigate } from 'react-router-dom';
import { call } from '../client/call.js';
import { queryClient } from '../client/query-client.js';
import { tellActiveClass } from '../state/active-class.js';
import { tellSession } from '../state/session.js';
import { announceSignOut } from '../state/sign-out-elsewhere.js';
import { readToken, resetToken } from '../state/token.js';
import { useProfile } from '../state/use-profile.js';

const loginOf = (entry: string) => (entry === '' ? '/login' : `/login/${entry}`);

/** Signs out at the server and here; here also when the server cannot be reached. Leads to the login page of the entry. */
export const useSignOut = () => {
  const navigate = useNavigate();
  const location = useLocation();
  const { entry } = useProfile();
  return async (): Promise<void> => {
    await call('user/logout', { token: readToken() }, { quiet: true }).catch(() => undefined);
    resetToken();
    localStorage.removeItem('group_data');
    localStorage.removeItem('class_tags');
    await navigate(loginPathFor(location, loginOf(entry.id)), { replace: true });
    tellActiveClass({ type: 'class_cleared' });
    tellSession({ type: 'logged_out' });
    queryClient.clear();
    announceSignOut();
  };
};
