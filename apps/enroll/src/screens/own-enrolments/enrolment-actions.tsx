import type { OwnEnrolment } from '@skillcert/api-client';
import { classAccepts, eventsFrom, reviewLifecycle } from '@skillcert/core';
import { Button, ConfirmDialog, Stack } from '@skillcert/ui';
import { useState } from 'react';
import { useWords } from '../../words/use-words.js';
import type { OwnEnrolments } from './use-own-enrolments.js';

interface EnrolmentActionsProps {
  readonly enrolment: OwnEnrolment;
  readonly own: OwnEnrolments;
}

/** The label of leaving, by the thing that is left. */
const leaving = ({ status }: OwnEnrolment) => {
  if (status === 'waiting') return 'leave';
  return status === 'offered' ? 'decline' : 'withdraw';
};

/** The actions that the lifecycle allows the candidate now. */
export function EnrolmentActions({ enrolment, own }: EnrolmentActionsProps) {
  const { t } = useWords();
  const [asking, setAsking] = useState(false);
  if (!classAccepts('own_enrolment', enrolment.class_status)) return null;
  const isPaid = own.paymentsOf(enrolment)?.pay === 'open';
  // A candidate who has paid gets a refund first.
  const events = eventsFrom(reviewLifecycle, enrolment.status, ['candidate'])
    .filter(({ needs }) => !isPaid || !needs.includes('unpaid'))
    .map(({ event }) => event)
    .filter((event) => event !== 'withdraw' || enrolment.status !== 'approved' || enrolment.may_give_up);
  if (events.length === 0) return null;
  const leave = leaving(enrolment);
  return (
    <Stack gap="sm">
      {events.includes('resubmit') && (
        <Button variant="primary" block onClick={() => own.correct(enrolment.enrolment_id)}>
          {t('mine.resubmit')}
        </Button>
      )}
      {events.includes('accept') && (
        <Button variant="primary" block onClick={() => own.accept(enrolment)}>
          {t('mine.accept')}
        </Button>
      )}
      {events.includes('withdraw') && (
        <Button block onClick={() => setAsking(true)}>
          {t(`mine.${leave}`)}
        </Button>
      )}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        tone="danger"
        title={t(`mine.${leave}_title`)}
        description={t(`mine.${leave}_text`, { name: enrolment.class_name })}
        confirmLabel={t(`mine.${leave}`)}
        cancelLabel={t('mine.withdraw_keep')}
        onConfirm={() => own.withdraw(enrolment)}
      />
    </Stack>
  );
}
