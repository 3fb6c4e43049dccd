import '@skillcert/ui/radio-group.css';
import { Button, Card, Field, Inline, RadioGroup, Stack, Text } from '@skillcert/ui';
import { useState } from 'react';
import { useWords } from '../../../messages/words-state.js';
import { useAmount } from '../../money/payments/use-amount.js';
import type { Credit, Recharge } from './use-recharge.js';

interface TopUpCardProps {
  readonly credit: Credit;
  readonly recharge: Recharge;
}

/** The amounts that can be ordered, and how they are paid. */
export function TopUpCard({ credit, recharge }: TopUpCardProps) {
  const { t } = useWords();
  const amount = useAmount();
  const { packages, methods, segment_cents, currency } = credit;
  const [chosen, setChosen] = useState(packages[0]?.id ?? '');
  const [way, setWay] = useState<string | undefined>(methods[0]);
  const method = methods.find((each) => each === way);
  return (
    <Card title={t('sms.recharge.top_up')}>
      {method ? (
        <Stack>
          <Field label={t('sms.recharge.package')} required group>
            <RadioGroup
              value={chosen}
              onValueChange={setChosen}
              options={packages.map(({ id, amount_cents }) => ({
                value: id,
                label: amount(amount_cents, currency),
                hint: t('sms.recharge.package_hint', { count: Math.floor(amount_cents / segment_cents) }),
              }))}
            />
          </Field>
          <Field label={t('sms.recharge.method')} required group>
            <RadioGroup
              value={method}
              onValueChange={setWay}
              options={methods.map((each) => ({ value: each, label: t(`payments.method.${each}`) }))}
            />
          </Field>
          <Inline justify="end">
            <Button variant="primary" onClick={() => recharge.order({ package_id: chosen, method })}>
              {t('sms.recharge.order')}
            </Button>
          </Inline>
        </Stack>
      ) : (
        <Text as="p" tone="muted">
          {t('sms.recharge.no_method')}
        </Text>
      )}
    </Card>
  );
}
