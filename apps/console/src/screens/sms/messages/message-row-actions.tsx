import type { SmsRow } from '@skillcert/api-client';
import { Button } from '@skillcert/ui';
import { useWords } from '../../../messages/words-state.js';
import type { MailingsState } from '../mailings/use-mailings.js';

interface MessageRowActionsProps {
  readonly row: SmsRow;
  readonly resend: MailingsState['resend'];
}

/** A message that failed can be sent again; the others stay as they are. */
export function MessageRowActions({
  row: { status, mailing_id, sms_id, name },
  resend,
}: MessageRowActionsProps) {
  const { t } = useWords();
  if (status !== 'failed' || mailing_id === null) return null;
  return (
    <Button
      size="small"
      aria-label={t('sms.resend_named', { name: name ?? '' })}
      onClick={() => resend(mailing_id, sms_id)}
    >
      {t('sms.event.resend')}
    </Button>
  );
}
