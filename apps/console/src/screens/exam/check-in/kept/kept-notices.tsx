import { Banner } from '@skillcert/ui';
import { useWords } from '../../../../messages/words-state.js';
import type { KeptScans } from './use-kept-scans.js';

interface KeptNoticesProps {
  readonly kept: KeptScans;
  readonly lost: boolean;
  /** Whether this device knows who is expected. */
  readonly isReady: boolean;
  /** Whether this page comes again without a connection. */
  readonly isKept: boolean;
}

/** The notices that there is no connection, and that scans wait for one. */
export function KeptNotices({ kept, lost, isReady, isKept }: KeptNoticesProps) {
  const { t } = useWords();
  if (!lost && kept.count === 0) return null;
  return (
    <Banner tone="warning" title={lost ? t('check_in.offline') : t('check_in.sending')}>
      {t('check_in.kept', { count: kept.count })} {lost && !isReady && t('check_in.no_list')}{' '}
      {lost && !isKept && t('check_in.stay')} {kept.refused}
    </Banner>
  );
}
