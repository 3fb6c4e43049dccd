import { Button, Card, Field, Grid, IconButton, Inline, NumberInput, SeatsBar } from '@skillcert/ui';
import { QrCode, Trash2 } from 'lucide-react';
import { FormField } from '../../../forms/form-field.js';
import { useWords } from '../../../messages/words-state.js';
import type { JointUnitValues } from './joint-form-values.js';
import type { JointForm } from './use-joint-form.js';

interface JointUnitCardProps {
  readonly form: JointForm;
  readonly index: number;
  readonly unit: JointUnitValues;
  readonly mayChange: boolean;
  /** A new unit is not saved yet, so it has no link and no figures. */
  readonly isNew: boolean;
  readonly onOpen: (unit_id: number) => void;
}

/** One unit of the class: its quota, its share and its candidates. A unit with candidates cannot be removed. */
export function JointUnitCard({ form, index, unit, mayChange, isNew, onOpen }: JointUnitCardProps) {
  const { t } = useWords();
  const { control } = form;
  const { com_name: name, taken } = unit;
  return (
    <Card
      title={name}
      level={2}
      actions={
        <Inline gap="xs" wrap={false}>
          {!isNew && (
            <Button
              size="small"
              icon={<QrCode aria-hidden="true" />}
              aria-label={t('class.units.open_named', { name })}
              onClick={() => onOpen(unit.unit_id)}
            >
              {t('class.units.open')}
            </Button>
          )}
          {mayChange && taken === 0 && (
            <IconButton
              size="small"
              label={t('class.units.remove', { name })}
              icon={<Trash2 aria-hidden="true" />}
              onClick={() => form.remove(index)}
            />
          )}
        </Inline>
      }
    >
      <Grid columns={3}>
        <FormField control={control} name={`units.${index}.quota`} label={t('class.units.quota')} required>
          {({ onChange, ...field }) => (
            <NumberInput {...field} onValueChange={onChange} readOnly={!mayChange} />
          )}
        </FormField>
        <FormField control={control} name={`units.${index}.share`} label={t('class.units.share')} required>
          {({ onChange, ...field }) => (
            <NumberInput {...field} decimals={2} onValueChange={onChange} readOnly={!mayChange} />
          )}
        </FormField>
        <Field
          group
          required
          label={t('class.units.taken')}
          hint={mayChange && taken > 0 ? t('class.units.stays') : undefined}
        >
          <SeatsBar taken={taken} capacity={unit.quota ?? 0} />
        </Field>
      </Grid>
    </Card>
  );
}
