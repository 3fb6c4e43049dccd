import '@skillcert/ui/stat.css';
import { Inline, Stat } from '@skillcert/ui';
import { useWords } from '../../../messages/words-state.js';
import type { RosterState } from './use-roster.js';

/** How many are expected, there, still to come, and in conflict, over all devices. */
export function RosterCounts({ counts }: Pick<RosterState, 'counts'>) {
  const { t } = useWords();
  const { expected = 0, admitted = 0, conflicts = 0 } = counts ?? {};
  const figures = { expected, admitted, waiting: expected - admitted, conflicts };
  const names = ['expected', 'admitted', 'waiting', 'conflicts'] as const;
  return (
    <Inline gap="xl" align="start">
      {names.map((name) => (
        <Stat key={name} label={t(`report.count.${name}`)} value={figures[name]} loading={!counts} />
      ))}
    </Inline>
  );
}
