import type { CertificateRow } from '@skillcert/api-client';
import { StatusBadge, type Tone } from '@skillcert/ui';
import { useWords } from '../../../messages/words-state.js';

/** A step of a certificate on its way into the national registry. */
export type RegistryState = NonNullable<CertificateRow['registry']>;

const tones: Record<RegistryState, Tone> = {
  none: 'neutral',
  packed: 'accent',
  sent: 'info',
  accepted: 'success',
  rejected: 'danger',
};

interface RegistryStatusBadgeProps {
  readonly status: RegistryState;
  /** The number of certificates, for a badge about several. */
  readonly count?: number;
}

/** The step of a certificate on its way into the national registry, or the number of certificates at that step. */
export function RegistryStatusBadge({ status, count }: RegistryStatusBadgeProps) {
  const { t } = useWords();
  const title = t(`certificates.registry.status.${status}`);
  return (
    <StatusBadge tone={tones[status]}>
      {count === undefined ? title : t('certificates.registry.count', { title, count })}
    </StatusBadge>
  );
}
