import '@skillcert/ui/dialog.css';
import { AlertDialog } from '@skillcert/ui';
import { useWords } from '../messages/words-state.js';
import { resetToken } from '../state/token.js';

const startAgain = () => {
  resetToken();
  location.reload();
};

/** Shows that the session is over, once for any number of calls; confirming reloads the page without a token. */
export function SessionExpiredDialog() {
  const { t } = useWords();
  return (
    <AlertDialog
      open
      title={t('prompt.title')}
      description={t('prompt.session_expired')}
      actionLabel={t('prompt.log_in_again')}
      onAction={startAgain}
    />
  );
}
