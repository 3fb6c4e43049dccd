import { wholeShare } from '@skillcert/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { call } from '../../../client/call.js';
import { toaster } from '../../../client/toaster.js';
import { useServerForm } from '../../../forms/use-server-form.js';
import { useWords } from '../../../messages/words-state.js';
import {
  type ClassUnits,
  checkJointForm,
  type JointFormValues,
  jointFormOf,
  totalsOf,
  unitsOf,
} from './joint-form-values.js';

interface JointFormOptions {
  readonly class_id: number;
  readonly units: ClassUnits;
  readonly onSaved: (units: ClassUnits) => void;
}

/** The form of the units of a class. Totals are computed during typing, and it is saved as a whole. */
export const useJointForm = ({ class_id, units: seen, onSaved }: JointFormOptions) => {
  const { t } = useWords();
  const queries = useQueryClient();
  const [key] = useState(() => crypto.randomUUID());
  const { capacity, updated_at } = seen;
  const { control, errors, submit } = useServerForm<JointFormValues>({
    initial: jointFormOf(seen),
    check: checkJointForm(capacity),
    send: async (values) => {
      const input = { class_id, updated_at, units: unitsOf(values) };
      const saved = await call('class/addClassRecommend', input, { key, quiet: true });
      toaster.show({ tone: 'success', message: t('class.units.saved') });
      await queries.invalidateQueries({ queryKey: ['class'] });
      onSaved(saved);
    },
  });
  const { fields, append, remove } = useFieldArray({ control, name: 'units' });
  const totals = totalsOf(useWatch({ control, name: 'units' }));

  return {
    control,
    errors,
    submit,
    fields,
    remove,
    capacity,
    totals,
    /** A new unit starts with the rest that the others leave. */
    add: (unit_id: number, com_name: string) =>
      append({
        unit_id,
        com_name,
        taken: 0,
        quota: Math.max(0, capacity - totals.quota),
        share: Math.max(0, wholeShare - totals.share_bp) / 100,
      }),
    /** Units that were taken out and may be put back. */
    gone: seen.class_recommend_lists.filter(
      ({ unit_id }) => !fields.some((field) => field.unit_id === unit_id),
    ),
  };
};

/** The props of the parts of the form. */
export type JointForm = ReturnType<typeof useJointForm>;
