import '@skillcert/ui/combobox.css';
import '@skillcert/ui/command-list.css';
import '@skillcert/ui/popover.css';
import type { SittingRow } from '@skillcert/api-client';
import { isSittingOver } from '@skillcert/core';
import { Combobox, Field } from '@skillcert/ui';
import { useState } from 'react';
import { call } from '../../../../client/call.js';
import { useSittingName } from './use-sitting-name.js';

interface SittingChoiceProps {
  readonly classId: number;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly value: SittingRow | undefined;
  readonly onChange: (sitting: SittingRow | undefined) => void;
  /** Only other sittings of its subject that are not over: nobody is moved to those. */
  readonly beside?: Pick<SittingRow, 'subject' | 'sitting_id'> | undefined;
}

/** The number of sittings requested at once. */
export const sittingsAtOnce = 20;

/** One of the sittings of a class, found by its room. */
export function SittingChoice({
  classId: class_id,
  label,
  hint,
  error,
  value,
  onChange,
  beside,
}: SittingChoiceProps) {
  const nameOf = useSittingName();
  const [found, setFound] = useState<readonly SittingRow[]>([]);
  const search = async (text: string) => {
    const asked = {
      class_id,
      page: 1,
      limit: sittingsAtOnce,
      search: text.trim(),
      ...(beside && { subject: beside.subject }),
    };
    const { items } = await call('exam/fetchSittingLists', asked, { quiet: true });
    const others = items.filter(
      ({ sitting_id, ends_at }) =>
        !beside || (sitting_id !== beside.sitting_id && !isSittingOver(ends_at, Date.now())),
    );
    setFound(others);
    return others.map((each) => ({ value: String(each.sitting_id), label: nameOf(each) }));
  };
  return (
    <Field label={label} hint={hint} error={error} required={!beside}>
      <Combobox
        value={value ? String(value.sitting_id) : null}
        valueLabel={value && nameOf(value)}
        onValueChange={(id) => onChange(found.find((each) => String(each.sitting_id) === id))}
        onSearch={search}
        minLength={0}
      />
    </Field>
  );
}
