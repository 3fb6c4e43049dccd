import '@skillcert/ui/dialog.css';
import { AlertDialog } from '@skillcert/ui';
import { useWords } from '../messages/words-state.js';
import { resetToken } from '../state/token.js';

const startAgain = () => {
  resetToken();
  location.reload();
};

/** Says that the session is over, however many calls were told so; confirming starts the page again without a token. */
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
