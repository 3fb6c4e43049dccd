import type { Mailing } from '@skillcert/api-client';
import { Banner, Card, Descriptions, type DescriptionsProps, Progress, Stack, Text } from '@skillcert/ui';
import { useFormats } from '../../../format/use-formats.js';
import { useWords } from '../../../messages/words-state.js';
import { useAmount } from '../../money/payments/use-amount.js';
import { MailingStatusBadge } from '../status-badges.js';
import { MailingActions } from './mailing-actions.js';
import type { MailingsState } from './use-mailings.js';

interface MailingCardProps {
  readonly mailing: Mailing;
  readonly mailings: MailingsState;
  /** Whether the class still sends any: else nothing is decided about this one either. */
  readonly sends: boolean;
}

type Facts = DescriptionsProps['items'];
type MailingProps = Pick<MailingCardProps, 'mailing'>;

function MailingProgress({ mailing: { recipients, progress } }: MailingProps) {
  const { t } = useWords();
  const { sent, delivered, failed, undelivered, unknown, dropped, skipped, waiting } = progress;
  const lost = failed + undelivered;
  return (
    <Stack gap="xs">
      <Progress
        value={recipients - waiting}
        max={recipients}
        label={t('sms.progress')}
        tone={lost + unknown > 0 ? 'warning' : 'success'}
      />
      <Text size="sm">
        {t('sms.progress_text', { waiting, sent, delivered, failed: lost, unknown, dropped, skipped })}
      </Text>
    </Stack>
  );
}

/** The kind of message, its time, and the choices that made its recipients. */
const useChoices = ({ type, send_at, audience, unit, chosen }: Mailing): Facts => {
  const { t } = useWords();
  const { minute } = useFormats();
  return [
    ...(type === 'promotion' ? [{ id: 'type', label: t('sms.type'), value: t('sms.types.promotion') }] : []),
    ...(send_at ? [{ id: 'send_at', label: t('sms.send_at'), value: minute(send_at) }] : []),
    { id: 'audience', label: t('sms.audience'), value: t(`sms.audiences.${audience}`) },
    ...(unit ? [{ id: 'unit', label: t('candidate.unit'), value: unit.com_name }] : []),
    ...(chosen === null
      ? []
      : [{ id: 'only', label: t('sms.only'), value: t('sms.only_by_hand', { count: chosen }) }]),
  ];
};

function MailingFacts({ mailing }: MailingProps) {
  const { t } = useWords();
  const { minute } = useFormats();
  const amount = useAmount();
  const choices = useChoices(mailing);
  const { recipients, excluded, cost_cents, currency, segments, decided_by } = mailing;
  return (
    <Descriptions
      items={[
        ...choices,
        {
          id: 'recipients',
          label: t('sms.recipients'),
          value: t('sms.recipients_less', { count: recipients, excluded }),
        },
        {
          id: 'cost',
          label: t('sms.cost'),
          value: t('sms.cost_of', { amount: amount(cost_cents, currency), segments }),
        },
        {
          id: 'asked',
          label: t('sms.asked_by'),
          value: t('sms.by_at', { name: mailing.asked_by, time: minute(mailing.created_at) }),
        },
        ...(decided_by
          ? [
              {
                id: 'decided',
                label: t('sms.decided_by'),
                value: t('sms.by_at', { name: decided_by, time: minute(mailing.decided_at) }),
              },
            ]
          : []),
      ]}
    />
  );
}

/** One message to many: its text, its progress, its requester and its decider. */
export function MailingCard({ mailing, mailings, sends }: MailingCardProps) {
  const { t } = useWords();
  const { title, text, status, events } = mailing;
  return (
    <Card
      level={3}
      title={title}
      actions={<MailingStatusBadge status={status} />}
      footer={sends && events.length > 0 && <MailingActions mailing={mailing} mailings={mailings} />}
    >
      <Stack>
        <Text size="sm" tone="muted">
          {text}
        </Text>
        {(status === 'sending' || status === 'done') && <MailingProgress mailing={mailing} />}
        {mailing.fault && (
          <Banner tone="danger" role="note" title={t('sms.fell_through')}>
            {t(`sms.fell_through_for.${mailing.fault}`)}
          </Banner>
        )}
        {mailing.reason && (
          <Banner tone="warning" role="note" title={t('sms.refused_for')}>
            {mailing.reason}
          </Banner>
        )}
        <MailingFacts mailing={mailing} />
      </Stack>
    </Card>
  );
}
