import { useEffect, useEffectEvent, useRef } from 'react';
import { type Path, useForm, useFormState } from 'react-hook-form';
import { flatErrors } from '../../../forms/flat-errors.js';
import { useProgramme } from '../../../state/use-programme.js';
import type { ClassFormValues } from './class-form-values.js';

/** The fields of the class form and their problems. */
export const useClassFields = (initial: ClassFormValues) => {
  const { control, getValues, setValue, setError, clearErrors, reset, subscribe } = useForm<ClassFormValues>({
    defaultValues: initial,
  });
  const errors: Record<string, string> = flatErrors(useFormState({ control }).errors);
  return {
    initial,
    control,
    errors,
    getValues,
    setValue,
    clearErrors,
    reset,
    subscribe,
    /** Shows the problem of each field beside it. */
    mark: (messages: Readonly<Record<string, string>>) => {
      // The form's fields have the names of the contract's schema, which the messages come from.
      for (const [name, message] of Object.entries(messages))
        setError(name as Path<ClassFormValues>, { message });
    },
  };
};

/** The result of {@link useClassFields}, which the steps of the class form share. */
export type ClassFields = ReturnType<typeof useClassFields>;

/**
 * Calls back with each change once the class has a name to be found by. The fee follows the level until somebody
 * writes another one.
 */
export const useTypedFields = (
  { initial, setValue, clearErrors, subscribe }: ClassFields,
  onTyped: (values: ClassFormValues) => void,
): void => {
  const { levelFee } = useProgramme();
  const usualFee = useRef(levelFee(initial.level));
  const follow = useEffectEvent((values: ClassFormValues, name: string | undefined) => {
    if (name) clearErrors(name as Path<ClassFormValues>);
    if (name === 'level') {
      const usual = levelFee(values.level);
      if (usual !== undefined && (values.fee_cents === null || values.fee_cents === usualFee.current))
        setValue('fee_cents', usual);
      usualFee.current = usual;
    }
    if (values.class_name.trim() !== '') onTyped(structuredClone(values));
  });
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values, name }) => follow(values, name) }),
    [subscribe],
  );
};
