'use client';
import { type ComponentProps, use } from 'react';
import { classNames } from '../internal/class-names.js';
import { FieldContext, useFieldControl } from '../internal/field-context.js';
import { usePartWords } from '../internal/use-part-words.js';
import { AddressField } from './address-field.js';
import { addressInputWords } from './address-input-words.js';
import { type Address, type AddressPart, chineseAddress, type Place, withPart } from './address-schema.js';
import { type LoadPlaces, usePlaces } from './use-places.js';

export interface AddressInputProps extends Omit<ComponentProps<'div'>, 'onChange' | 'children'> {
  value: Address;
  onValueChange: (value: Address) => void;
  /** The parts in their order; by default province, city, district, street and postcode. */
  schema?: readonly AddressPart[];
  /** The places of the first level, with those in them as far as they are known. */
  places?: readonly Place[];
  /** Asks for the places in a place that came without `children`, and for the first level where there is no `places`. */
  loadPlaces?: LoadPlaces;
  /** Messages by part. Inside a Form those of `<name>.<part>` show by themselves. */
  errors?: Readonly<Record<string, string | undefined>>;
  name?: string;
  /** Words for the browser's autofill in front of each part's own, such as `section-unit shipping`. */
  autoComplete?: string;
  disabled?: boolean;
  readOnly?: boolean;
}

const noErrors = {};

/**
 * An address in parts. Put it in a `<Field group>`, which names it. Another country's address is another schema. Needs
 * `field.css`, `text-input.css`, `select.css` and `button.css`.
 */
export function AddressInput({
  value,
  onValueChange,
  schema = chineseAddress,
  places,
  loadPlaces,
  errors = noErrors,
  name,
  autoComplete: section,
  disabled = false,
  readOnly = false,
  id,
  className,
  ...rest
}: AddressInputProps) {
  const own = usePartWords('addressInput', addressInputWords);
  const field = use(FieldContext);
  const control = useFieldControl({ id, name });
  const { levelOf, retry } = usePlaces(schema, value, places, loadPlaces);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid everywhere, and the Field is the label
    <div
      aria-labelledby={field?.labelId}
      aria-describedby={control['aria-describedby']}
      tabIndex={-1}
      {...rest}
      id={control.id}
      role="group"
      className={classNames('sc-address', className)}
    >
      {schema.map((part) => {
        const text = value[part.name] ?? '';
        const level = levelOf(part.name);
        // A town without districts asks for none.
        if (part.kind === 'place' && level.state === 'none' && !text) return null;
        return (
          <AddressField
            key={part.name}
            part={part}
            label={part.label ?? own.parts[part.name] ?? part.name}
            name={control.name ? `${control.name}.${part.name}` : part.name}
            error={errors[part.name]}
            level={level}
            value={text}
            onValueChange={(next) => onValueChange(withPart(value, schema, part.name, next))}
            autoComplete={part.autoComplete && [section, part.autoComplete].filter(Boolean).join(' ')}
            disabled={disabled}
            readOnly={readOnly}
            onRetry={retry}
          />
        );
      })}
    </div>
  );
}
