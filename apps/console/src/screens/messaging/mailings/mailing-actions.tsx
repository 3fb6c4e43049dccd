import type { Mailing } from '@skillcert/api-client';
import { Button, ConfirmDialog, Inline } from '@skillcert/ui';
import { useState } from 'react';
import { ReasonDialog } from '../../../forms/reason-dialog.js';
import { useWords } from '../../../messages/words-state.js';
import type { MailingsState } from './use-mailings.js';

interface MailingActionsProps {
  readonly mailing: Mailing;
  readonly mailings: MailingsState;
}

/** The caller's actions on a message to many now. */
export function MailingActions({ mailing, mailings }: MailingActionsProps) {
  const { t } = useWords();
  const [asking, setAsking] = useState<Mailing['events'][number]>();
  const stopAsking = () => setAsking(undefined);
  const { events, recipients, progress, mailing_id } = mailing;
  return (
    <Inline>
      {events.map((event) => (
        <Button
          key={event}
          variant={event === 'release' ? 'primary' : 'secondary'}
          onClick={() => setAsking(event)}
        >
          {event === 'resend' ? t('sms.resend', { count: progress.failed }) : t(`sms.event.${event}`)}
        </Button>
      ))}
      {(asking === 'release' || asking === 'withdraw') && (
        <ConfirmDialog
          open
          onOpenChange={stopAsking}
          title={t(`sms.event.${asking}`)}
          description={t(`sms.${asking}_text`, { count: recipients })}
          confirmLabel={t(`sms.event.${asking}`)}
          onConfirm={() => mailings.decide(mailing, asking)}
        />
      )}
      {asking === 'resend' && (
        <ConfirmDialog
          open
          onOpenChange={stopAsking}
          title={t('sms.resend', { count: progress.failed })}
          description={t('sms.resend_text')}
          confirmLabel={t('sms.event.resend')}
          onConfirm={() => mailings.resend(mailing_id)}
        />
      )}
      {asking === 'refuse' && (
        <ReasonDialog
          title={t('sms.event.refuse')}
          description={t('sms.refuse_text')}
          tone="danger"
          onClose={stopAsking}
          onGive={(reason) => mailings.decide(mailing, 'refuse', reason)}
        />
      )}
    </Inline>
  );
}
