import type { MailingStatus, SmsStatus } from '@skillcert/core';
import { StatusBadge, type Tone } from '@skillcert/ui';
import { useWords } from '../../messages/words-state.js';

const mailingTones: Record<MailingStatus, Tone> = {
  held: 'warning',
  scheduled: 'info',
  sending: 'info',
  done: 'success',
  refused: 'danger',
  withdrawn: 'neutral',
};

const smsTones: Record<SmsStatus, Tone> = {
  queued: 'info',
  deferred: 'info',
  sending: 'info',
  unknown: 'warning',
  sent: 'accent',
  delivered: 'success',
  undelivered: 'danger',
  failed: 'danger',
  dropped: 'neutral',
};

/** The state of a message to many, in words and colour. */
export function MailingStatusBadge({ status }: { readonly status: MailingStatus }) {
  const { t } = useWords();
  return <StatusBadge tone={mailingTones[status]}>{t(`sms.mailing_status.${status}`)}</StatusBadge>;
}

/** The state of one message, in words and colour. */
export function SmsStatusBadge({ status }: { readonly status: SmsStatus }) {
  const { t } = useWords();
  return <StatusBadge tone={smsTones[status]}>{t(`sms.status.${status}`)}</StatusBadge>;
}
