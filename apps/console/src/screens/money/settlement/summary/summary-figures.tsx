import '@skillcert/ui/stat.css';
import type { OutputOf } from '@skillcert/api-client';
import { Card, Inline, Stat } from '@skillcert/ui';
import { useWords } from '../../../../messages/words-state.js';
import { useAmount } from '../../payments/use-amount.js';
import { settledFigures } from './settled-columns.js';

/** The totals of the period. */
export function SummaryFigures({
  settlement: { totals, currency },
}: {
  readonly settlement: OutputOf<'payment/fetchSettlement'>;
}) {
  const { t } = useWords();
  const amount = useAmount();
  return (
    <Card>
      <Inline gap="xl" align="start">
        {settledFigures.map((name) => (
          <Stat
            key={name}
            label={t(`settlement.${name}`)}
            value={amount(totals[`${name}_cents`], currency)}
          />
        ))}
      </Inline>
    </Card>
  );
}
