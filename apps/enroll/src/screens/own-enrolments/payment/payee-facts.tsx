import type { OwnEnrolment, OwnPayments } from '@skillcert/api-client';
import { formatCents } from '@skillcert/core';
import { Descriptions, Stack, Text } from '@skillcert/ui';
import { formatEnd } from '../../../words/format-moment.js';
import { useWords } from '../../../words/use-words.js';
import { PayeeQr } from './payee-qr.js';
import { RefundRule } from './refund-rule.js';

interface PayeeFactsProps {
  readonly money: OwnPayments;
  readonly enrolment: OwnEnrolment;
}

/** The amount to transfer, the account, and the text to write on it. */
export function PayeeFacts({ money, enrolment }: PayeeFactsProps) {
  const { t, language } = useWords();
  const { fee_cents, received_cents, currency, pay_until, payee } = money;
  return (
    <Stack gap="sm">
      <Text as="p">{t('pay.how')}</Text>
      <Descriptions
        layout="rows"
        items={[
          {
            id: 'fee',
            label: t('pay.fee'),
            value: formatCents(fee_cents - received_cents, currency, language),
          },
          { id: 'bank', label: t('pay.bank'), value: payee?.bank },
          { id: 'name', label: t('pay.account_name'), value: payee?.account_name },
          { id: 'number', label: t('pay.account_number'), value: payee?.account_number },
          { id: 'reference', label: t('pay.reference'), value: enrolment.enrol_no },
          ...(pay_until
            ? [{ id: 'until', label: t('pay.until'), value: formatEnd(pay_until, language) }]
            : []),
          ...(payee?.note ? [{ id: 'note', label: t('pay.note'), value: payee.note }] : []),
        ]}
      />
      {payee?.qr_id && <PayeeQr class_id={money.class_id} qr_id={payee.qr_id} />}
      <RefundRule rule={money.refund_rule} />
    </Stack>
  );
}
