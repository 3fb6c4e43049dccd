import { useSkillcert } from '../provider/skillcert-context.js';
import { Select } from '../select/select.js';
import { TextInput } from '../text-input/text-input.js';
import type { PlaceLevel } from './place-levels.js';

interface PlaceSelectProps {
  level: PlaceLevel;
  value: string;
  onValueChange: (value: string) => void;
  autoComplete?: string | undefined;
  disabled: boolean;
  readOnly: boolean;
}

/** One level of places. A value that its list does not know (yet) stays. */
export function PlaceSelect({
  level,
  value,
  onValueChange,
  autoComplete,
  disabled,
  readOnly,
}: PlaceSelectProps) {
  const { words } = useSkillcert();
  const places = level.state === 'ready' ? level.options : [];
  const options = places.map((place) => ({ value: place.value, label: place.label }));
  const chosen = options.find((option) => option.value === value);
  if (readOnly) return <TextInput readOnly value={chosen?.label ?? value} />;
  return (
    <Select
      options={chosen || !value ? options : [...options, { value, label: value }]}
      {...(level.state === 'loading' ? { placeholder: words.loading, 'aria-busy': true } : {})}
      value={value}
      autoComplete={autoComplete}
      disabled={disabled || options.length === 0}
      onValueChange={onValueChange}
    />
  );
}
