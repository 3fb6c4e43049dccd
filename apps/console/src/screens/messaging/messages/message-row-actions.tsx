import type { SmsRow } from '@skillcert/api-client';
import { Button, ConfirmDialog } from '@skillcert/ui';
import { useState } from 'react';
import { useWords } from '../../../messages/words-state.js';
import type { MailingsState } from '../mailings/use-mailings.js';

interface MessageRowActionsProps {
  readonly row: SmsRow;
  readonly resend: MailingsState['resend'];
}

/**
 * A failed message can be sent again; one without an answer too, by a person who accepts that it may arrive twice.
 * The others stay as they are.
 */
export function MessageRowActions({
  row: { status, mailing_id, sms_id, name },
  resend,
}: MessageRowActionsProps) {
  const { t } = useWords();
  const [asking, setAsking] = useState(false);
  if ((status !== 'failed' && status !== 'unknown') || mailing_id === null) return null;
  return (
    <>
      <Button
        size="small"
        aria-label={t('sms.resend_named', { name: name ?? '' })}
        onClick={() => (status === 'unknown' ? setAsking(true) : resend(mailing_id, sms_id))}
      >
        {t('sms.event.resend')}
      </Button>
      {asking && (
        <ConfirmDialog
          open
          onOpenChange={setAsking}
          title={t('sms.resend_named', { name: name ?? '' })}
          description={t('sms.resend_unknown')}
          confirmLabel={t('sms.event.resend')}
          onConfirm={() => resend(mailing_id, sms_id)}
        />
      )}
    </>
  );
}
