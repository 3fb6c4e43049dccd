import '@skillcert/ui/radio-group.css';
import { Field, RadioGroup, Stack, Text } from '@skillcert/ui';
import { useState } from 'react';
import { useWords } from '../../../../messages/words-state.js';
import { useAmount } from '../use-amount.js';
import { OnlineForm } from './online-form.js';
import { TransferForm } from './transfer-form.js';
import type { Meant, Payables } from './use-payables.js';

interface GroupWaysProps {
  readonly classId: number;
  readonly meant: Meant;
  readonly payables: Payables;
  readonly onBack: () => void;
  readonly onDone: () => void;
  /** The payment that a provider now waits for; this id names it. */
  readonly onStarted: (payment_id: number) => void;
}

/** The amount to pay for the chosen candidates, and the ways that the class offers. */
export function GroupWays({ classId, meant, payables, onBack, onDone, onStarted }: GroupWaysProps) {
  const { t } = useWords();
  const amount = useAmount();
  const [chosen, setChosen] = useState<string>();
  const { methods, payee } = payables;
  const { count, amount_cents, currency } = meant;
  const method = methods.find((each) => each === chosen) ?? methods[0];
  return (
    <Stack>
      <Text as="p" weight="bold" tabular>
        {t('payments.group_sum', { count, amount: amount(amount_cents, currency) })}
      </Text>
      {methods.length > 1 && (
        <Field label={t('payments.method')} required group>
          <RadioGroup
            appearance="inline"
            value={method ?? null}
            onValueChange={setChosen}
            options={methods.map((each) => ({ value: each, label: t(`payments.method.${each}`) }))}
          />
        </Field>
      )}
      {method === undefined || method === 'bank_transfer' ? (
        <TransferForm classId={classId} meant={meant} payee={payee} onBack={onBack} onDone={onDone} />
      ) : (
        <OnlineForm
          key={method}
          classId={classId}
          meant={meant}
          method={method}
          onBack={onBack}
          onStarted={onStarted}
        />
      )}
    </Stack>
  );
}
