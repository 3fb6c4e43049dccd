import type { OwnPayments } from '@skillcert/api-client';
import { Text } from '@skillcert/ui';
import { formatMoment } from '../../../words/format-moment.js';
import { useWords } from '../../../words/use-words.js';

/** The moments from which a part of the fee is kept in a refund; nothing if all of it is refunded. */
export function RefundRule({ rule }: { readonly rule: OwnPayments['refund_rule'] }) {
  const { t, language } = useWords();
  return rule.map(({ from, keep_bp }) => (
    <Text key={from} as="p" size="sm" tone="muted">
      {t('pay.refund_rule', { date: formatMoment(from, language), percent: keep_bp / 100 })}
    </Text>
  ));
}
