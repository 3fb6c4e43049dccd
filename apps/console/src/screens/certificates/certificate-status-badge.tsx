import type { CertificateRow } from '@skillcert/api-client';
import { StatusBadge, type Tone } from '@skillcert/ui';
import { useWords } from '../../messages/words-state.js';

const tones: Record<CertificateRow['status'], Tone> = {
  eligible: 'info',
  numbered: 'accent',
  valid: 'success',
  suspended: 'warning',
  superseded: 'neutral',
  revoked: 'danger',
  void: 'neutral',
};

/** The state of a certificate; of one that must not be issued, that. */
export function CertificateStatusBadge({
  status,
  barred = false,
}: Pick<CertificateRow, 'status'> & Partial<Pick<CertificateRow, 'barred'>>) {
  const { t } = useWords();
  if (barred) return <StatusBadge tone="warning">{t('certificates.barred')}</StatusBadge>;
  return <StatusBadge tone={tones[status]}>{t(`certificates.status.${status}`)}</StatusBadge>;
}
