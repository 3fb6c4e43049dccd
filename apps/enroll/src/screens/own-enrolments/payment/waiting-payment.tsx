import '@skillcert/ui/qr-code.css';
import type { OwnPayments } from '@skillcert/api-client';
import { formatCents } from '@skillcert/core';
import { Button, ButtonLink, QRCode, Stack, Text } from '@skillcert/ui';
import { useEffect, useEffectEvent } from 'react';
import { call } from '../../../client/call.js';
import { formatEnd } from '../../../words/format-moment.js';
import { useWords } from '../../../words/use-words.js';
import type { OwnEnrolments } from '../use-own-enrolments.js';

type OwnPayment = OwnPayments['payments'][number];

interface WaitingPaymentProps {
  readonly payment: OwnPayment;
  readonly open: NonNullable<OwnPayment['open']>;
  readonly money: OwnPayments;
  readonly own: OwnEnrolments;
}

/** The interval at which the page checks whether the money has arrived. */
const lookEveryMs = 4_000;

/** Reads again as long as it is in sight: the provider reports to the server, not to this page. */
const useLookAgain = (own: OwnEnrolments) => {
  const look = useEffectEvent(() => {
    if (document.visibilityState === 'visible') own.reloadPayments();
  });
  useEffect(() => {
    const timer = setInterval(look, lookEveryMs);
    return () => clearInterval(timer);
  }, []);
};

/**
 * A payment that the provider waits for: the code or the page to pay at, the request for its state, and the way
 * out.
 */
export function WaitingPayment({ payment, open, money, own }: WaitingPaymentProps) {
  const { t, language } = useWords();
  useLookAgain(own);
  const { class_id, enrolment_id, currency } = money;
  const { payment_id, method, amount_cents } = payment;
  const { way, pay_url, expires_at } = open;
  const check = (event: 'ask' | 'leave') =>
    own.tell(
      () => call('payment/checkOwnPayment', { class_id, payment_id, event }, { quiet: true }),
      event === 'ask' ? 'pay_asked' : 'pay_left',
    );
  return (
    <Stack gap="sm">
      <Text as="p">{t(`pay.waiting_${way}`, { time: formatEnd(expires_at, language) })}</Text>
      {way === 'code' && pay_url && (
        <QRCode
          value={pay_url}
          label={t('pay.code_label', {
            method: t(`pay.by_${method}`),
            amount: formatCents(amount_cents, currency, language),
          })}
          size="lg"
        />
      )}
      {pay_url === null && method !== 'bank_transfer' && (
        <Button
          variant="primary"
          block
          onClick={() =>
            own.tell(
              () => call('payment/startPayment', { class_id, enrolment_id, method, way }, { quiet: true }),
              'pay_started',
            )
          }
        >
          {t('pay.again')}
        </Button>
      )}
      {pay_url?.startsWith('http') && (
        <ButtonLink to={pay_url} external variant="primary" block>
          {t('pay.open_page')}
        </ButtonLink>
      )}
      <Button block onClick={() => check('ask')}>
        {t('pay.ask')}
      </Button>
      <Button variant="ghost" block onClick={() => check('leave')}>
        {t('pay.leave')}
      </Button>
    </Stack>
  );
}
