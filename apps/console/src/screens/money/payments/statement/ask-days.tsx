import { Banner, Button, Inline } from '@skillcert/ui';
import { useWords } from '../../../../messages/words-state.js';
import type { StatementLook } from './use-statement.js';

type Asked = NonNullable<StatementLook['asks_day']>;

interface AskDaysProps {
  readonly asked: Asked;
  readonly onSay: (order: Asked['readings'][number]['order']) => Promise<void>;
}

/** Asks which day is meant where a file writes it in a way that is two days. */
export function AskDays({ asked: { text, readings }, onSay }: AskDaysProps) {
  const { t } = useWords();
  return (
    <Banner
      tone="warning"
      title={t('payments.bank_asks_day', { text })}
      actions={
        <Inline gap="xs">
          {readings.map(({ order, day }) => (
            <Button key={order} size="small" onClick={() => onSay(order)}>
              {t('payments.bank_asks_day_this', { day })}
            </Button>
          ))}
        </Inline>
      }
    >
      {t('payments.bank_asks_day_text')}
    </Banner>
  );
}
