import type { OwnPayments } from '@skillcert/api-client';
import { Text } from '@skillcert/ui';
import { formatMoment } from '../../../words/format-moment.js';
import { useWords } from '../../../words/use-words.js';

/** From when on how much of the fee is kept when it goes back; nothing where all of it does. */
export function RefundRule({ rule }: { readonly rule: OwnPayments['refund_rule'] }) {
  const { t, language } = useWords();
  return rule.map(({ from, keep_bp }) => (
    <Text key={from} as="p" size="sm" tone="muted">
      {t('pay.refund_rule', { date: formatMoment(from, language), percent: keep_bp / 100 })}
    </Text>
  ));
}
