import { wholeShare } from '@skillcert/core';
import { useQueryClient } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { toaster } from '../../../../client/toaster.js';
import { useKeyed } from '../../../../client/use-keyed.js';
import { useFormats } from '../../../../format/use-formats.js';
import { type FormProblems, useServerForm } from '../../../../forms/use-server-form.js';
import { useWords } from '../../../../messages/words-state.js';

/** A rule as the form holds it: shares in per cent. */
interface RuleValues {
  /** The unit whose classes alone it is for; null means all. */
  unit_id: string | null;
  from: string;
  /** Of a unit’s rule alone. */
  until: string;
  programme: number | null;
  unit: number | null;
  joint: number | null;
  note: string;
}

/** The shares that a rule gives, as the form names them. */
export const shareNames = ['programme', 'unit', 'joint'] as const;

const empty: RuleValues = {
  unit_id: null,
  from: '',
  until: '',
  programme: null,
  unit: null,
  joint: null,
  note: '',
};

/** Nothing typed counts as none. */
const sharesOf = (values: Pick<RuleValues, (typeof shareNames)[number]>) => {
  const [programme_bp = 0, unit_bp = 0, joint_bp = 0] = shareNames.map((name) =>
    Math.round((values[name] ?? 0) * 100),
  );
  return { programme_bp, unit_bp, joint_bp, total: programme_bp + unit_bp + joint_bp };
};

/** The first rule for all alone may begin in the past. */
const check = (values: RuleValues, today: string, mayLookBack: boolean): FormProblems => {
  const asked = values.unit_id === null ? (['from'] as const) : (['from', 'until'] as const);
  const missing = [...asked, ...shareNames].filter((name) => (values[name] ?? '') === '');
  if (missing.length > 0) return Object.fromEntries(missing.map((name) => [name, 'field.required' as const]));
  if (values.from <= today && !(mayLookBack && values.unit_id === null))
    return { from: 'settlement.from_past' };
  if (values.unit_id !== null && values.until <= values.from) return { until: 'settlement.until_order' };
  const negative = shareNames.filter((name) => (values[name] ?? 0) < 0);
  if (negative.length > 0)
    return Object.fromEntries(negative.map((name) => [name, 'field.too_small' as const]));
  return sharesOf(values).total === wholeShare ? {} : { shares: 'settlement.share_total' };
};

/** The form of a new rule: it is previewed as soon as its shares add up, and saved once. */
export const useRuleForm = (isFirst: boolean) => {
  const { day } = useFormats();
  const { t } = useWords();
  const queries = useQueryClient();
  const keyed = useKeyed();
  const { control, errors, submit, reset } = useServerForm<RuleValues>({
    initial: empty,
    check: (values) => check(values, day(new Date().toISOString()), isFirst),
    send: async (values) => {
      const { total: _, ...shares } = sharesOf(values);
      const { unit_id, from, until } = values;
      const term = unit_id === null ? {} : { unit_id: Number(unit_id), until };
      const input = { ...shares, ...term, from, note: values.note.trim() };
      await keyed('payment/saveSettlementRule', input, { quiet: true });
      toaster.show({ tone: 'success', message: t('settlement.saved') });
      reset(empty);
      await queries.invalidateQueries({ queryKey: ['payment'] });
    },
  });
  const [programme, unit, joint] = useWatch({ control, name: shareNames });
  const unit_id = useWatch({ control, name: 'unit_id' });
  const { total, ...shares } = sharesOf({ programme, unit, joint });
  return {
    control,
    errors,
    submit,
    total,
    unit_id,
    /** Once they add up. */
    shares: total === wholeShare ? shares : undefined,
  };
};
