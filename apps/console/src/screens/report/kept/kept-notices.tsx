import { Banner, Stack, Text } from '@skillcert/ui';
import { useWords } from '../../../messages/words-state.js';
import { shownScan } from '../scan/shown-result.js';
import { useResultWords } from '../scan/use-result-words.js';
import type { KeptScans } from './use-kept-scans.js';

interface KeptNoticesProps {
  readonly kept: KeptScans;
  readonly lost: boolean;
  /** Whether this device knows who is expected. */
  readonly isReady: boolean;
  /** Whether this page comes again without a connection. */
  readonly isKept: boolean;
}

/** That there is no connection, what waits for one, and what came of it afterwards. */
export function KeptNotices({ kept, lost, isReady, isKept }: KeptNoticesProps) {
  const { t } = useWords();
  const { title, about } = useResultWords();
  const late = kept.late.map(shownScan);
  const refused = late.filter(({ status }) => status === 'denied' || status === 'conflict');
  return (
    <>
      {(lost || kept.count > 0) && (
        <Banner tone="warning" title={lost ? t('report.offline') : t('report.sending')}>
          {t('report.kept', { count: kept.count })} {lost && !isReady && t('report.no_list')}{' '}
          {lost && !isKept && t('report.stay')} {kept.refused}
        </Banner>
      )}
      {late.length > 0 && (
        <Banner
          tone={refused.length > 0 ? 'warning' : 'success'}
          title={t('report.uploaded', { count: late.length, refused: refused.length })}
          onDismiss={kept.forget}
        >
          {refused.length > 0 && (
            <Stack gap="xs">
              {refused.map((each) => (
                <Text key={each.nonce} as="p">
                  {about(each)}: {title(each)}
                </Text>
              ))}
            </Stack>
          )}
        </Banner>
      )}
    </>
  );
}
