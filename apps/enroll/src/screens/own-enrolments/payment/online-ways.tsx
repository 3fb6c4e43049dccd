import type { InputOf, OwnPayments } from '@skillcert/api-client';
import { formatCents, isPhone } from '@skillcert/core';
import { Button, Stack, Text } from '@skillcert/ui';
import { call } from '../../../client/call.js';
import { formatEnd } from '../../../words/format-moment.js';
import { useWords } from '../../../words/use-words.js';
import type { OwnEnrolments } from '../use-own-enrolments.js';

type OnlineMethod = InputOf<'payment/startPayment'>['method'];

interface OnlineWaysProps {
  readonly methods: readonly OnlineMethod[];
  readonly money: OwnPayments;
  readonly own: OwnEnrolments;
}

/**
 * The providers that the fee can be paid through. A phone opens the provider’s page, any other screen shows a code
 * for one.
 */
export function OnlineWays({ methods, money, own }: OnlineWaysProps) {
  const { t, language } = useWords();
  const { class_id, enrolment_id, fee_cents, received_cents, currency, pay_until } = money;
  const fee = formatCents(fee_cents - received_cents, currency, language);
  const way = isPhone(navigator.userAgent) ? 'page' : 'code';
  return (
    <Stack gap="sm">
      <Text as="p">
        {pay_until
          ? t('pay.choose_until', { fee, date: formatEnd(pay_until, language) })
          : t('pay.choose', { fee })}
      </Text>
      {methods.map((method) => (
        <Button
          key={method}
          variant="primary"
          block
          onClick={() =>
            own.tell(
              () => call('payment/startPayment', { class_id, enrolment_id, method, way }, { quiet: true }),
              'pay_started',
            )
          }
        >
          {t(`pay.online_${method}`)}
        </Button>
      ))}
    </Stack>
  );
}
