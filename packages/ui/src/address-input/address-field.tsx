import { Button } from '../button/button.js';
import { Field } from '../field/field.js';
import { useSkillcert } from '../provider/skillcert-context.js';
import { TextInput } from '../text-input/text-input.js';
import type { AddressPart } from './address-schema.js';
import type { PlaceLevel } from './place-levels.js';
import { PlaceSelect } from './place-select.js';

interface AddressFieldProps {
  part: AddressPart;
  label: string;
  name: string;
  error: string | undefined;
  level: PlaceLevel;
  value: string;
  onValueChange: (value: string) => void;
  autoComplete: string | undefined;
  disabled: boolean;
  readOnly: boolean;
  onRetry: (path: readonly string[]) => void;
}

/** One part of an address with its label and its error. */
export function AddressField({ part, label, name, error, level, onRetry, ...control }: AddressFieldProps) {
  const { words } = useSkillcert();
  const failed = part.kind === 'place' && level.state === 'failed';
  return (
    <Field
      className={part.wide ? 'sc-address-wide' : undefined}
      label={label}
      name={name}
      hint={part.hint}
      error={error ?? (failed ? words.errorTitle : undefined)}
      required={part.required ?? false}
      labelEnd={
        failed && (
          <Button variant="ghost" size="small" onClick={() => onRetry(level.path)}>
            {words.retry}
          </Button>
        )
      }
    >
      {part.kind === 'place' ? (
        <PlaceSelect {...control} level={level} />
      ) : (
        <TextInput {...control} inputMode={part.inputMode} maxLength={part.maxLength} />
      )}
    </Field>
  );
}
