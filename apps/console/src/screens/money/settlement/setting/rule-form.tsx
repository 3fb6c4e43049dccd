import { limits, wholeShare } from '@skillcert/core';
import {
  Button,
  Card,
  Combobox,
  Field,
  Form,
  Grid,
  Inline,
  NumberInput,
  Stack,
  Text,
  TextInput,
} from '@skillcert/ui';
import { DayPicker } from '../../../../forms/day-picker.js';
import { FormField } from '../../../../forms/form-field.js';
import { useWords } from '../../../../messages/words-state.js';
import { findUnits } from '../../../class/lists/find-units.js';
import { useShare } from '../../../class/units/use-share.js';
import { shareNames, type useRuleForm } from './use-rule-form.js';

interface RuleFormProps {
  readonly form: ReturnType<typeof useRuleForm>;
  /** No rule is in force or planned: this one may begin in the past. */
  readonly isFirst: boolean;
}

function TermFields({ form: { control, unit_id }, isFirst }: RuleFormProps) {
  const { t } = useWords();
  return (
    <>
      <FormField
        control={control}
        name="unit_id"
        label={t('settlement.only_unit')}
        hint={t('settlement.only_unit_hint')}
      >
        {({ onChange, ...field }) => (
          <Combobox
            {...field}
            clearable
            placeholder={t('settlement.every_unit')}
            onValueChange={onChange}
            onSearch={findUnits}
            minLength={0}
          />
        )}
      </FormField>
      <FormField
        control={control}
        name="from"
        label={t('settlement.from')}
        hint={t(isFirst && unit_id === null ? 'settlement.from_first' : 'settlement.from_hint')}
        required
      >
        {(field) => <DayPicker {...field} />}
      </FormField>
      {unit_id !== null && (
        <FormField
          control={control}
          name="until"
          label={t('settlement.until')}
          hint={t('settlement.until_hint')}
          required
        >
          {(field) => <DayPicker {...field} />}
        </FormField>
      )}
    </>
  );
}

function ShareFields({ form: { control } }: Pick<RuleFormProps, 'form'>) {
  const { t } = useWords();
  return shareNames.map((name) => (
    <FormField
      key={name}
      control={control}
      name={name}
      label={t(`settlement.share.${name}`)}
      hint={t(`settlement.share.${name}_hint`)}
      required
    >
      {({ onChange, ...field }) => (
        <NumberInput {...field} min={0} max={limits.percent_max} decimals={2} onValueChange={onChange} />
      )}
    </FormField>
  ));
}

/** A rule to be added: its classes, its first day, and its shares. */
export function RuleForm({ form, isFirst }: RuleFormProps) {
  const { control, errors, submit, total } = form;
  const { t } = useWords();
  const share = useShare();
  return (
    <Card title={t('settlement.new')} description={t('settlement.new_text')}>
      <Form onSubmit={submit} errors={errors}>
        <Stack>
          <TermFields form={form} isFirst={isFirst} />
          <ShareFields form={form} />
          <Grid columns={2}>
            <Field group name="shares" label={t('settlement.shares')} required>
              <Text
                as="p"
                weight="bold"
                tabular
                tone={total === wholeShare ? 'success' : 'danger'}
                aria-live="polite"
              >
                {share(total)}
              </Text>
            </Field>
            <FormField control={control} name="note" label={t('settlement.note')}>
              {(field) => <TextInput {...field} maxLength={limits.note_line_length_max} autoComplete="off" />}
            </FormField>
          </Grid>
          <Inline justify="end">
            <Button type="submit" variant="primary">
              {t('common.save')}
            </Button>
          </Inline>
        </Stack>
      </Form>
    </Card>
  );
}
