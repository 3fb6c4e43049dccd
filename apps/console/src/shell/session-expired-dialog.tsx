import { AlertDialog } from '@skillcert/ui';
import { useSnapshot } from 'valtio';
import { useWords } from '../messages/words-state.js';
import { prompts } from '../state/prompts.js';
import { resetToken } from '../state/token.js';

const startAgain = () => {
  resetToken();
  location.reload();
};

/** Says that the session is over, however many calls were told so; confirming starts the page again without a token. */
export function SessionExpiredDialog() {
  const { t } = useWords();
  const { session_expired } = useSnapshot(prompts);
  return (
    <AlertDialog
      open={session_expired}
      title={t('prompt.title')}
      description={t('prompt.session_expired')}
      actionLabel={t('prompt.log_in_again')}
      onAction={startAgain}
    />
  );
}
