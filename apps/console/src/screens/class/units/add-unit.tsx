import { Card, Combobox, Field } from '@skillcert/ui';
import { useState } from 'react';
import { attempt } from '../../../client/attempt.js';
import { call } from '../../../client/call.js';
import { useWords } from '../../../messages/words-state.js';
import type { JointForm } from './use-joint-form.js';

interface AddUnitProps {
  readonly class_id: number;
  readonly form: JointForm;
}

interface Offered {
  readonly unit_id: number;
  readonly com_name: string;
  readonly com_code?: string | null;
}

const atOnce = 20;

/** Searches for a unit among those that may still take part, and adds it if no unit of its name takes part. */
export function AddUnit({ class_id, form }: AddUnitProps) {
  const { t } = useWords();
  const [offered, setOffered] = useState<readonly Offered[]>([]);
  const [twice, setTwice] = useState(false);

  const search = async (text: string) => {
    const { items } = await call(
      'class/fetchClassRestRcommendList',
      { class_id, page: 1, limit: atOnce, search: text.trim() },
      { quiet: true },
    );
    const back = form.gone.filter(({ com_name }) => com_name.includes(text.trim()));
    const found: readonly Offered[] = [...back, ...items].filter(
      ({ unit_id }) => !form.fields.some((field) => field.unit_id === unit_id),
    );
    setOffered(found);
    return found.map(({ unit_id, com_name, com_code }) => ({
      value: String(unit_id),
      label: com_name,
      ...(com_code ? { hint: com_code } : {}),
    }));
  };

  const add = async (value: string | null) => {
    setTwice(false);
    const unit = offered.find(({ unit_id }) => String(unit_id) === value);
    if (!unit) return;
    const { unit_id, com_name } = unit;
    const isBack = form.gone.some((gone) => gone.unit_id === unit_id);
    const answer = isBack
      ? { is_unique: true }
      : await attempt(() => call('class/isUniqueComRecommender', { class_id, unit_id }));
    const isListed = form.fields.some((field) => field.com_name === com_name);
    if (answer?.is_unique && !isListed) form.add(unit_id, com_name);
    else if (answer) setTwice(true);
  };

  return (
    <Card title={t('class.units.add')}>
      <Field
        hideLabel
        label={t('class.units.add')}
        hint={t('class.units.add_hint')}
        error={twice ? t('class.units.add_twice') : undefined}
      >
        <Combobox value={null} onValueChange={add} onSearch={search} minLength={0} />
      </Field>
    </Card>
  );
}
