import type { AccountStatus } from '@skillcert/core';
import { StatusBadge, type Tone } from '@skillcert/ui';
import { useWords } from '../../../messages/words-state.js';

const tones: Record<AccountStatus, Tone> = {
  pending: 'warning',
  approved: 'success',
  refused: 'danger',
  frozen: 'neutral',
};

/** The state of an account, in words and colour. */
export function AccountStatusBadge({ status }: { readonly status: AccountStatus }) {
  const { t } = useWords();
  return <StatusBadge tone={tones[status]}>{t(`users.status.${status}`)}</StatusBadge>;
}
