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
    <Banner tone="warning" title={lost ? t('report.offline') : t('report.sending')}>
      {t('report.kept', { count: kept.count })} {lost && !isReady && t('report.no_list')}{' '}
      {lost && !isKept && t('report.stay')} {kept.refused}
    </Banner>
  );
}
