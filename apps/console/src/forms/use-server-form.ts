import { type CallError, isCallError } from '@skillcert/api-client';
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  set,
  useForm,
  useFormState,
} from 'react-hook-form';
import { showFailure } from '../client/show-failure.js';
import { type MessageKey, useWords } from '../messages/words-state.js';
import { flatErrors } from './flat-errors.js';

/** The problems of a form: a message by dotted field name. */
export type FormProblems = Readonly<Record<string, MessageKey>>;

interface ServerFormOptions<Values extends FieldValues> {
  readonly initial: DefaultValues<Values>;
  readonly check: (values: Values) => FormProblems;
  /** Sends checked values; its call must be quiet, its refusals are shown at their fields. */
  readonly send: (values: Values) => Promise<unknown>;
  /** The field that shows the server's message about something that is none of the form's fields. */
  readonly standsAt?: Readonly<Record<string, Path<Values>>>;
  /** The field of the picture that is sent. */
  readonly pictureAt?: Path<Values>;
}

const refusedFields = ({ picture, message, fields }: CallError, pictureAt: string | undefined) =>
  picture && pictureAt ? [[pictureAt, { message }] as const] : Object.entries(fields);

/** A form checked here and by the server, with both kinds of problems beside the fields and without loss of input. */
export const useServerForm = <Values extends FieldValues>({
  initial,
  check,
  send,
  standsAt = {},
  pictureAt,
}: ServerFormOptions<Values>) => {
  const { t } = useWords();
  const { control, handleSubmit, setError, setFocus, setValue, reset } = useForm<Values>({
    defaultValues: initial,
    // The summary of the form takes the focus instead.
    shouldFocusError: false,
    resolver: (values) => {
      const errors: FieldErrors<Values> = {};
      for (const [name, key] of Object.entries(check(values))) {
        set(errors, name, { type: 'check', message: t(key) });
      }
      return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
    },
  });
  const { errors } = useFormState({ control });

  const submit = handleSubmit(async (values) => {
    try {
      await send(values);
    } catch (error) {
      if (!isCallError(error)) throw error;
      const refused = refusedFields(error, pictureAt);
      if (refused.length === 0) showFailure(error);
      // The names come from the contract's schema, which the form's fields are named after.
      for (const [name, { message }] of refused)
        setError(standsAt[name] ?? (name as Path<Values>), { type: 'server', message });
    }
  });

  return { control, errors: flatErrors(errors), submit, focus: setFocus, set: setValue, reset };
};
