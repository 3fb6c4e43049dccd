import { Field, type FieldProps } from '@skillcert/ui';
import type { ReactNode } from 'react';
import {
  type Control,
  type ControllerRenderProps,
  type FieldPath,
  type FieldValues,
  useController,
} from 'react-hook-form';

interface FormFieldProps<Values extends FieldValues, Name extends FieldPath<Values>>
  extends Omit<FieldProps, 'name' | 'children'> {
  readonly control: Control<Values>;
  readonly name: Name;
  readonly children: (field: ControllerRenderProps<Values, Name>) => ReactNode;
}

/** A labelled control bound to the form's value of that name. */
export function FormField<Values extends FieldValues, Name extends FieldPath<Values>>({
  control,
  name,
  children,
  ...rest
}: FormFieldProps<Values, Name>) {
  const { field } = useController({ control, name });
  return (
    <Field {...rest} name={name}>
      {children(field)}
    </Field>
  );
}
