import { loginPathFor } from '@skillcert/core';
import { useLocation, useNavigate } from 'react-router-dom';
import { call } from '../client/call.js';
import { sendToActiveClass } from '../state/active-class.js';
import { forgetOpenGroups } from '../state/open-groups.js';
import { oweSignOut } from '../state/owed-sign-out.js';
import { currentSession, sendToSession } from '../state/session.js';
import { announceSignOut } from '../state/sign-out-elsewhere.js';
import { readToken, resetToken } from '../state/token.js';

const loginOf = (entry: string) => (entry === '' ? '/login' : `/login/${entry}`);

/**
 * Signs out at the server and here; here also when the server cannot be reached. Leads to the login page of the
 * entry.
 */
export const useSignOut = () => {
  const navigate = useNavigate();
  const location = useLocation();
  return async (): Promise<void> => {
    const session = currentSession();
    const entry = session.state === 'ready' ? session.profile.entry.id : '';
    await call('user/logout', { token: readToken() }, { quiet: true }).catch(oweSignOut);
    resetToken();
    forgetOpenGroups();
    localStorage.removeItem('class_tags');
    // The next account must not be led back to a refusal.
    const login = location.pathname === '/401' ? loginOf(entry) : loginPathFor(location, loginOf(entry));
    await navigate(login, { replace: true });
    sendToActiveClass({ type: 'class_cleared' });
    sendToSession({ type: 'logged_out' });
    announceSignOut();
  };
};
