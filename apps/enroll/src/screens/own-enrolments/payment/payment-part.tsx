import type { OwnEnrolment, OwnPayments } from '@skillcert/api-client';
import { formatCents } from '@skillcert/core';
import { Button, Heading, Stack, Text } from '@skillcert/ui';
import { useState } from 'react';
import { formatEnd } from '../../../words/format-moment.js';
import { useWords } from '../../../words/use-words.js';
import type { OwnEnrolments } from '../use-own-enrolments.js';
import { OnlineWays } from './online-ways.js';
import { PayForm } from './pay-form.js';
import { PayeeFacts } from './payee-facts.js';
import { PaymentRecord } from './payment-record.js';

interface PaymentPartProps {
  readonly enrolment: OwnEnrolment;
  readonly own: OwnEnrolments;
}

/** The cost of an enrolment, the ways to pay it, and its payments and refunds. */
export function PaymentPart({ enrolment, own }: PaymentPartProps) {
  const { t, language } = useWords();
  const money = own.paymentsOf(enrolment);
  if (!money || (money.payments.length === 0 && (money.pay === 'free' || money.pay === 'over'))) return null;
  return (
    <Stack gap="md">
      <Heading level={3}>{t('pay.title')}</Heading>
      {money.received_cents > 0 && (
        <Text as="p" weight="medium">
          {t('pay.part_paid', {
            received: formatCents(money.received_cents, money.currency, language),
            rest: formatCents(money.fee_cents - money.received_cents, money.currency, language),
          })}
        </Text>
      )}
      <Due money={money} enrolment={enrolment} own={own} />
      {money.after_refund && (
        <Text as="p" weight="medium">
          {t(`pay.after_refund_${money.after_refund}`)}
        </Text>
      )}
      {money.payments.map((payment) => (
        <PaymentRecord
          key={payment.payment_id}
          payment={payment}
          money={money}
          enrolment={enrolment}
          own={own}
        />
      ))}
    </Stack>
  );
}

interface DueProps extends PaymentPartProps {
  readonly money: OwnPayments;
}

/** The amount due now, or the reason why nothing can be paid. */
function Due({ money, enrolment, own }: DueProps) {
  const { t, language } = useWords();
  const [filling, setFilling] = useState(false);
  const { pay, fee_cents, received_cents, currency, pay_until } = money;
  const fee = formatCents(fee_cents - received_cents, currency, language);
  if (pay === 'later') {
    const date = formatEnd(pay_until, language);
    return <Text as="p">{date ? t('pay.later_until', { fee, date }) : t('pay.later', { fee })}</Text>;
  }
  if (pay === 'unset') return <Text as="p">{t('pay.unset', { fee })}</Text>;
  if (pay === 'late') {
    return <Text as="p">{t('pay.late', { fee, date: formatEnd(pay_until, language) })}</Text>;
  }
  if (pay !== 'due') return null;
  const online = money.methods.filter((method) => method !== 'bank_transfer');
  return (
    <Stack gap="md">
      {online.length > 0 && <OnlineWays methods={online} money={money} own={own} />}
      {money.payee && <PayeeFacts money={money} enrolment={enrolment} />}
      {money.payee && filling && (
        <PayForm enrolment={enrolment} money={money} own={own} onClose={() => setFilling(false)} />
      )}
      {money.payee && !filling && (
        <Button variant={online.length > 0 ? 'secondary' : 'primary'} block onClick={() => setFilling(true)}>
          {t('pay.declare')}
        </Button>
      )}
    </Stack>
  );
}
