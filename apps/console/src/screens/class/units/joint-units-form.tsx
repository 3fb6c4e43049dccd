import { Button, EmptyState, Form, Inline, Stack } from '@skillcert/ui';
import { useWords } from '../../../messages/words-state.js';
import { AddUnit } from './add-unit.js';
import type { ClassUnits } from './joint-form-values.js';
import { JointTotals } from './joint-totals.js';
import { JointUnitCard } from './joint-unit-card.js';
import { useJointForm } from './use-joint-form.js';

interface JointUnitsFormProps {
  readonly class_id: number;
  readonly units: ClassUnits;
  readonly mayChange: boolean;
  readonly onSaved: (units: ClassUnits) => void;
  readonly onReload: () => Promise<void>;
  readonly onOpen: (unit_id: number) => void;
}

/** Quotas and shares of all units, saved together because they must add up. */
export function JointUnitsForm({
  class_id,
  units,
  mayChange,
  onSaved,
  onReload,
  onOpen,
}: JointUnitsFormProps) {
  const { t } = useWords();
  const form = useJointForm({ class_id, units, onSaved });
  return (
    <Form onSubmit={form.submit} errors={form.errors}>
      <Stack gap="lg">
        {form.fields.length === 0 && (
          <EmptyState title={t('class.units.empty')} description={t('class.units.empty_text')} />
        )}
        {form.fields.map((field, index) => (
          <JointUnitCard
            key={field.id}
            form={form}
            index={index}
            unit={field}
            mayChange={mayChange}
            isNew={!units.class_recommend_lists.some(({ unit_id }) => unit_id === field.unit_id)}
            onOpen={onOpen}
          />
        ))}
        <JointTotals totals={form.totals} capacity={form.capacity} />
        {mayChange && (
          <>
            <AddUnit class_id={class_id} form={form} />
            <Inline justify="end">
              <Button onClick={onReload}>{t('class.units.reload')}</Button>
              <Button type="submit" variant="primary">
                {t('common.save')}
              </Button>
            </Inline>
          </>
        )}
      </Stack>
    </Form>
  );
}
