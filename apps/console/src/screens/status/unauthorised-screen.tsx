import { Button } from '@skillcert/ui';
import { useWords } from '../../messages/words-state.js';
import { useSignOut } from '../../shell/use-sign-out.js';
import { StatusPage } from './status-page.js';

/** The account may not open the page; another account may. */
export function UnauthorisedScreen() {
  const { t } = useWords();
  const signOut = useSignOut();
  return (
    <StatusPage text="unauthorised.text" actions={<Button onClick={signOut}>{t('shell.log_out')}</Button>} />
  );
}
