import '@skillcert/ui/qr-code.css';
import type { PaymentDetail } from '@skillcert/api-client';
import { Button, ButtonLink, Card, Inline, QRCode, Stack, Text } from '@skillcert/ui';
import { useFormats } from '../../../../format/use-formats.js';
import { useWords } from '../../../../messages/words-state.js';
import { useAmount } from '../use-amount.js';
import type { PaymentState } from './use-payment.js';

type Group = NonNullable<PaymentDetail['group']>;

interface WaitingGroupProps {
  readonly payment: PaymentState;
  readonly detail: PaymentDetail;
  readonly group: Group;
  readonly open: NonNullable<Group['open']>;
}

/**
 * A group payment that a provider waits for: the code or the page to pay at, the request for its state, and the way
 * out.
 */
export function WaitingGroup({ payment, detail, group, open }: WaitingGroupProps) {
  const { t } = useWords();
  const { untilMinute } = useFormats();
  const amount = useAmount();
  const { way, pay_url, expires_at } = open;
  const method = t(`payments.method.${detail.method}`);
  const sum = amount(group.amount_cents, detail.currency);
  return (
    <Card title={t('payments.group_waiting', { amount: sum })} level={3}>
      <Stack>
        <Text as="p" tone="muted">
          {t('payments.group_waiting_until', { method, until: untilMinute(expires_at) })}
        </Text>
        {way === 'code' && pay_url && (
          <QRCode value={pay_url} label={t('payments.group_code', { method, amount: sum })} />
        )}
        {pay_url?.startsWith('http') && (
          <ButtonLink to={pay_url} external variant="primary">
            {t('payments.group_pay')}
          </ButtonLink>
        )}
        {pay_url === null && (
          <Button variant="primary" onClick={() => payment.checkGroup('open')}>
            {t('payments.group_again')}
          </Button>
        )}
        <Inline>
          <Button onClick={() => payment.checkGroup('ask')}>{t('payments.group_ask')}</Button>
          <Button variant="ghost" onClick={() => payment.checkGroup('leave')}>
            {t('payments.group_leave')}
          </Button>
        </Inline>
      </Stack>
    </Card>
  );
}
