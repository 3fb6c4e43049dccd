import '@skillcert/ui/qr-code.css';
import type { TopUpRow } from '@skillcert/api-client';
import { Button, ButtonLink, Card, Inline, QRCode, Stack, Text } from '@skillcert/ui';
import { useFormats } from '../../../format/use-formats.js';
import { useWords } from '../../../messages/words-state.js';
import { useAmount } from '../../money/payments/use-amount.js';
import type { Recharge } from './use-recharge.js';

interface WaitingOrderProps {
  readonly order: TopUpRow;
  readonly recharge: Recharge;
}

/** An order that the provider waits for: the code or the page to pay at, the request for its state, and the way out. */
export function WaitingOrder({ order, recharge }: WaitingOrderProps) {
  const { t } = useWords();
  const { untilMinute } = useFormats();
  const amount = useAmount();
  const { open, amount_cents, currency, method } = order;
  const pay_url = open?.pay_url ?? null;
  return (
    <Card title={t('sms.recharge.waiting', { amount: amount(amount_cents, currency) })}>
      <Stack>
        <Text as="p" tone="muted">
          {t('sms.recharge.waiting_until', {
            method: t(`payments.method.${method}`),
            until: open ? untilMinute(open.expires_at) : '',
          })}
        </Text>
        {open?.way === 'code' && pay_url && (
          <QRCode
            value={pay_url}
            label={t('sms.recharge.code', { method: t(`payments.method.${method}`) })}
          />
        )}
        {pay_url?.startsWith('http') && (
          <ButtonLink to={pay_url} external variant="primary">
            {t('sms.recharge.pay')}
          </ButtonLink>
        )}
        <Inline>
          <Button onClick={() => recharge.check(order, 'ask')}>{t('sms.recharge.ask')}</Button>
          <Button variant="ghost" onClick={() => recharge.check(order, 'leave')}>
            {t('sms.recharge.leave')}
          </Button>
        </Inline>
      </Stack>
    </Card>
  );
}
