import type { PaymentDetail } from '@skillcert/api-client';
import { hasResults } from '@skillcert/core';
import { Banner } from '@skillcert/ui';
import { useFormats } from '../../../../format/use-formats.js';
import { useWords } from '../../../../messages/words-state.js';

interface ResultsStandProps {
  readonly detail: Pick<PaymentDetail, 'class_status' | 'exam_at' | 'certificate'>;
  /** Whether the candidate gets no certificate once the refund is approved. */
  readonly endsCertificate: boolean;
  /** The derivation of its amount, for the requester. */
  readonly rule?: string;
}

/** The effects of a refund once a class has results: on the exam, the archive, and the certificate. */
export function ResultsStand({ detail, endsCertificate, rule }: ResultsStandProps) {
  const { t } = useWords();
  const { minute } = useFormats();
  const { class_status, exam_at, certificate } = detail;
  if (!hasResults(class_status)) return null;
  const effect = () => {
    if (!endsCertificate) return t('payments.certificate_untouched');
    if (!certificate) return t('payments.certificate_ends');
    return `${t('payments.certificate_stands')} · ${t('payments.certificate_stands_text', { number: certificate.certificate_no })}`;
  };
  const texts = [
    t('payments.after_results_exam', { exam: exam_at ? minute(exam_at) : '—' }),
    ...(rule ? [rule] : []),
    effect(),
    t(class_status === 'archived' ? 'payments.after_archive' : 'payments.before_archive'),
  ];
  return (
    <Banner
      tone="warning"
      role="note"
      title={t('payments.after_results', { status: t(`class.status.${class_status}`) })}
    >
      {texts.join(' ')}
    </Banner>
  );
}
