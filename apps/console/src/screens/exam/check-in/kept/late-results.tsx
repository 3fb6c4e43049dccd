import { Banner, Stack, Text } from '@skillcert/ui';
import { useWords } from '../../../../messages/words-state.js';
import { shownScan } from '../scan/shown-result.js';
import { useResultWords } from '../scan/use-result-words.js';
import type { KeptScans } from './use-kept-scans.js';

interface LateResultsProps {
  readonly kept: KeptScans;
}

/** The server's answers to the scans that waited for a connection, and the people who need a look. */
export function LateResults({ kept: { late, forget } }: LateResultsProps) {
  const { t } = useWords();
  const { title, about } = useResultWords();
  if (late.length === 0) return null;
  // Only refused people are named.
  const refused = late
    .map((each) => shownScan(each, each.scanned_at))
    .filter(({ status }) => status === 'denied' || status === 'conflict');
  return (
    <Banner
      tone={refused.length > 0 ? 'warning' : 'success'}
      title={t('check_in.uploaded', { count: late.length, refused: refused.length })}
      onDismiss={forget}
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
  );
}
