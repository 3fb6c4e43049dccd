import { limits } from '@skillcert/core';
import { Button, Text } from '@skillcert/ui';
import { useWords } from '../../../../messages/words-state.js';
import { manyEvents } from './many-events.js';
import type { Many } from './use-many.js';

/** The decisions about the chosen payments and their refunds, each with the number of payments. */
export function ManyButtons({ many }: { readonly many: Many }) {
  const { t } = useWords();
  if (many.chosen.length > limits.decide_at_once_max) {
    return <Text tone="muted">{t('payments.many_at_most', { count: limits.decide_at_once_max })}</Text>;
  }
  const open = manyEvents.map((event) => ({ event, count: many.rowsFor(event).length }));
  return (
    <>
      {open
        .filter(({ count }) => count > 0)
        .map(({ event, count }) => (
          <Button
            key={event}
            size="small"
            variant={event === 'reject' ? 'danger' : 'secondary'}
            onClick={() => many.ask(event)}
          >
            {t(`payments.many.${event}`, { count })}
          </Button>
        ))}
    </>
  );
}
