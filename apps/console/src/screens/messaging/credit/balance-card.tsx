import { limits } from '@skillcert/core';
import '@skillcert/ui/money-input.css';
import '@skillcert/ui/stat.css';
import { Banner, Button, Card, Field, Inline, MoneyInput, Stack, Stat, Text } from '@skillcert/ui';
import { useState } from 'react';
import { useWords } from '../../../messages/words-state.js';
import { useAmount } from '../../money/payments/use-amount.js';
import type { Credit, Recharge } from './use-recharge.js';

interface BalanceCardProps {
  readonly credit: Credit;
  readonly recharge: Recharge;
}

/** The balance, the number of messages that it pays for, and the threshold below which it is low. */
export function BalanceCard({ credit, recharge }: BalanceCardProps) {
  const { t } = useWords();
  const amount = useAmount();
  const { com_name, balance_cents, alarm_cents, segment_cents, currency } = credit;
  const [alarm, setAlarm] = useState<number | null>(alarm_cents);
  const enough = Math.floor(balance_cents / segment_cents);
  return (
    <Card title={com_name}>
      <Stack>
        {balance_cents < alarm_cents && (
          <Banner tone="warning" title={t('sms.recharge.low')}>
            {t('sms.recharge.low_text', { amount: amount(alarm_cents, currency) })}
          </Banner>
        )}
        <Stat label={t('sms.recharge.balance')} value={amount(balance_cents, currency)} />
        <Text as="p" tone="muted">
          {t('sms.recharge.enough', { count: enough, price: amount(segment_cents, currency) })}
        </Text>
        <Field label={t('sms.recharge.alarm')} hint={t('sms.recharge.alarm_hint')}>
          <MoneyInput
            value={alarm}
            onValueChange={setAlarm}
            currency={currency}
            maxCents={limits.cents_max}
          />
        </Field>
        <Inline justify="end">
          <Button
            disabled={alarm === null || alarm === alarm_cents}
            onClick={() => alarm !== null && recharge.warnBelow(alarm)}
          >
            {t('sms.recharge.alarm_save')}
          </Button>
        </Inline>
      </Stack>
    </Card>
  );
}
