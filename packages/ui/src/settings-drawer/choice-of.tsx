'use client';
import { Field } from '../field/field.js';
import { RadioGroup } from '../radio-group/radio-group.js';

interface ChoiceOfProps<Value extends string> {
  label: string;
  values: readonly Value[];
  names: Readonly<Record<Value, string>>;
  value: Value;
  onValueChange: (value: Value) => void;
}

/** One of a few values, all in sight. */
export function ChoiceOf<Value extends string>({
  label,
  values,
  names,
  value,
  onValueChange,
}: ChoiceOfProps<Value>) {
  return (
    <Field label={label} group required>
      <RadioGroup
        appearance="inline"
        options={values.map((each) => ({ value: each, label: names[each] }))}
        value={value}
        onValueChange={(chosen) => {
          const found = values.find((each) => each === chosen);
          if (found) onValueChange(found);
        }}
      />
    </Field>
  );
}
