import type { ClassPage } from '@skillcert/api-client';
import { wholeShare } from '@skillcert/core';
import { Card, Descriptions, Stack, Text } from '@skillcert/ui';
import { ClassFee } from '../../screens/open-classes/class-facts.js';
import { formatMoment } from '../../words/format-moment.js';
import { useWords } from '../../words/use-words.js';
import type { ShownWords } from '../../words/word-store.js';
import type { ClassProps } from './class-props.js';

/** The rule of refunds, one sentence for each time in which something else holds. */
const refundTexts = (
  { refund_rule }: Pick<ClassPage, 'refund_rule'>,
  { t, language }: ShownWords,
): readonly string[] => {
  const steps = refund_rule.toSorted((a, b) => Date.parse(a.from) - Date.parse(b.from));
  const [first] = steps;
  if (!first) return [t('class_page.refund_whole')];
  const shares = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 2 });
  return [
    t('class_page.refund_before', { moment: formatMoment(first.from, language) }),
    ...steps.map(({ from, keep_bp }) => {
      const moment = formatMoment(from, language);
      return keep_bp >= wholeShare
        ? t('class_page.refund_none', { moment })
        : t('class_page.refund_from', { moment, share: shares.format(keep_bp / wholeShare) });
    }),
  ];
};

/** The fee, and the part of it that comes back. */
export function ClassMoney({ of: shown }: ClassProps) {
  const words = useWords();
  const { t } = words;
  return (
    <Card title={t('class_page.money')}>
      <Stack gap="md">
        <Descriptions
          columns={1}
          items={[{ id: 'fee', label: t('list.fee'), value: <ClassFee of={shown} /> }]}
        />
        {shown.fee_cents > 0 &&
          refundTexts(shown, words).map((text) => (
            <Text as="p" key={text}>
              {text}
            </Text>
          ))}
      </Stack>
    </Card>
  );
}
