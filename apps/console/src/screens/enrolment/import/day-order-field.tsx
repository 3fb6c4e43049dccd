import { type DayOrder, dayOrders } from '@skillcert/core';
import { Field, Select } from '@skillcert/ui';
import { useWords } from '../../../messages/words-state.js';

interface DayOrderFieldProps {
  readonly value: DayOrder | null;
  readonly onChange: (order: DayOrder | null) => void;
}

/** The order of the days in a file, if nothing in the file shows it. */
export function DayOrderField({ value, onChange }: DayOrderFieldProps) {
  const { t } = useWords();
  return (
    <Field label={t('candidates.import_day_order')} hint={t('candidates.import_day_order_text')} required>
      <Select
        value={value ?? ''}
        onValueChange={(chosen) => onChange(dayOrders.find((each) => each === chosen) ?? null)}
        options={dayOrders.map((each) => ({ value: each, label: t(`candidates.import_day_order.${each}`) }))}
      />
    </Field>
  );
}
