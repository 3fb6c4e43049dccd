import '@skillcert/ui/stat.css';
import { Inline, Link, Stack, Stat, Text } from '@skillcert/ui';
import { useWords } from '../../../../messages/words-state.js';
import type { RosterState } from './use-roster.js';

/**
 * The number of people expected, there, still to come, and in conflict, over all devices, and the number without a
 * seat.
 */
export function RosterCounts({ counts, unseated }: Pick<RosterState, 'counts' | 'unseated'>) {
  const { t } = useWords();
  const { expected = 0, admitted = 0, conflicts = 0 } = counts ?? {};
  const figures = { expected, admitted, waiting: expected - admitted, conflicts };
  const names = ['expected', 'admitted', 'waiting', 'conflicts'] as const;
  return (
    <Stack gap="sm">
      <Inline gap="xl" align="start">
        {names.map((name) => (
          <Stat key={name} label={t(`check_in.count.${name}`)} value={figures[name]} loading={!counts} />
        ))}
      </Inline>
      {unseated > 0 && (
        <Text size="sm" tone="muted">
          {t('check_in.unseated', { count: unseated })}{' '}
          <Link to="/ticket/lists">{t('check_in.unseated_link')}</Link>
        </Text>
      )}
    </Stack>
  );
}
