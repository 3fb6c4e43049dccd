import type { CandidateStep } from '@skillcert/api-client';
import { checkInLifecycle } from '@skillcert/core';
import { useWords } from '../../../../messages/words-state.js';
import { useCertificateActionTitle } from '../../../certificates/use-certificate-action-title.js';
import { useTicketActionTitle } from '../../../exam/tickets/use-ticket-action-title.js';
import { useInvoiceActionTitle } from '../../../money/invoices/use-invoice-action-title.js';
import { usePaymentActionTitle } from '../../../money/payments/use-payment-action-title.js';
import { useScoreActionTitle } from '../../../scores/use-score-action-title.js';
import { useReviewActionTitle } from '../../use-review-action-title.js';

type Step = Pick<CandidateStep, 'of' | 'action'>;

/** The words of a step in the history of a person: its subject, if that is not the enrolment itself, and the event. */
export const useStepTitle = () => {
  const { t } = useWords();
  const reviewTitle = useReviewActionTitle();
  const paymentTitle = usePaymentActionTitle();
  const invoiceTitle = useInvoiceActionTitle();
  const ticketTitle = useTicketActionTitle();
  const scoreTitle = useScoreActionTitle();
  const certificateTitle = useCertificateActionTitle();

  const checkInTitle = (action: string) => {
    const event = checkInLifecycle.transitions.find((row) => row.event === action)?.event;
    return event ? t(`standing.check_in.${event}`) : action;
  };
  const refundTitle = (action: string) =>
    // The method of the payment, which decides the reason of the failure, is not known here.
    action === 'fail' ? t('standing.refund_fail') : paymentTitle(`refund_${action}`, 'bank_transfer');
  const scored = (action: string) =>
    action === 'publicity_end' || action === 'publicity_goes_on'
      ? t(`standing.${action}`)
      : scoreTitle(action);

  const titles: Readonly<Record<Step['of'], (action: string, to: string | null) => string>> = {
    enrolment: reviewTitle,
    lesson_mark: reviewTitle,
    payment: (action) => paymentTitle(action, 'bank_transfer'),
    refund: refundTitle,
    invoice: invoiceTitle,
    ticket: ticketTitle,
    check_in: checkInTitle,
    score: scored,
    certificate: certificateTitle,
  };
  return ({ of, action }: Step, to: string | null): string => {
    const title = titles[of](action, to);
    return of === 'enrolment' || of === 'lesson_mark' ? title : [t(`standing.of.${of}`), title].join(' · ');
  };
};
