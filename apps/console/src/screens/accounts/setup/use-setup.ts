import { useLocation, useNavigate } from 'react-router-dom';
import { call } from '../../../client/call.js';
import { toaster } from '../../../client/toaster.js';
import { useServerForm } from '../../../forms/use-server-form.js';
import { useWords } from '../../../messages/words-state.js';
import { checkSetupForm, type SetupFormValues } from './check-setup-form.js';

/** The form of the first administrator; the one-time token comes with the link. */
export const useSetup = () => {
  const { t } = useWords();
  const navigate = useNavigate();
  // The secret follows the number sign, because browsers send that part to nobody.
  const setup_token = useLocation().hash.slice(1);

  const form = useServerForm<SetupFormValues>({
    initial: { name: '', username: '', password: '', repeated: '' },
    check: checkSetupForm,
    send: async ({ name, username, password }) => {
      await call('user/createFirstAdmin', { setup_token, name, username, password }, { quiet: true });
      toaster.show({ tone: 'success', message: t('setup.done') });
      await navigate('/login', { replace: true });
    },
  });
  return { setup_token, ...form };
};
