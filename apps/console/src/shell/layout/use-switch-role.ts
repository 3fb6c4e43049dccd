import type { Role } from '@skillcert/core';
import { useLocation, useNavigate } from 'react-router-dom';
import { queryClient } from '../../client/query-client.js';
import { adoptToken, sendToSession } from '../../state/session.js';
import { keepToken } from '../../state/token.js';
import { loadProfile } from '../load-profile.js';

/** Works on under another role of the account: on the same page if that role may open it, else at home. */
export const useSwitchRole = () => {
  const navigate = useNavigate();
  const location = useLocation();
  return async (role: Role): Promise<void> => {
    await navigate(location, { replace: true, state: { role_switched: true } });
    if (sendToSession({ type: 'role_switched', role }).state !== 'switching') return;
    keepToken(`${role}-token`);
    adoptToken();
    await loadProfile();
    queryClient.clear();
  };
};
