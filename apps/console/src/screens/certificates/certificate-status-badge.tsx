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

/** The state of a certificate. */
export function CertificateStatusBadge({ status }: Pick<CertificateRow, 'status'>) {
  const { t } = useWords();
  return <StatusBadge tone={tones[status]}>{t(`certificates.status.${status}`)}</StatusBadge>;
}
