import type { ClassRecord } from '@skillcert/api-client';
import { useState } from 'react';
import { attempt } from '../../../client/attempt.js';
import { call } from '../../../client/call.js';
import { toaster } from '../../../client/toaster.js';
import { useWords } from '../../../messages/words-state.js';
import { type ClassFormValues, classFormOf, emptyClassForm } from './class-form-values.js';
import { classSteps, stepOf } from './class-steps.js';
import { useClassAutosave } from './use-class-autosave.js';
import { type ClassFields, useClassFields, useTypedFields } from './use-class-fields.js';
import { useClassSteps } from './use-class-steps.js';
import { useQuotas } from './use-quotas.js';
import { useSubmitClass } from './use-submit-class.js';

interface ClassDraftOptions {
  /** The class to continue; undefined to begin one. */
  readonly record: ClassRecord | undefined;
  /** The initial values of a new class. */
  readonly copied: ClassFormValues | undefined;
  readonly onDone: () => void;
}

type Autosave = ReturnType<typeof useClassAutosave>['autosave'];

/** Saves the form, even if nothing was typed, as in a copy. */
const keepDraft = async (autosave: Autosave, { getValues }: ClassFields): Promise<boolean> => {
  if (!autosave.saved() && autosave.isKept())
    autosave.change({ values: structuredClone(getValues()), done: false });
  return autosave.flush();
};

/** Continues with the version here, or with the one that another person has saved meanwhile. */
const resolveDraft = async (
  autosave: Autosave,
  { getValues, reset }: ClassFields,
  choice: 'here' | 'there',
) => {
  const class_id = autosave.saved()?.class_id;
  if (class_id === undefined) return;
  const version = await attempt(() => call('class/fetchClassById', { class_id }));
  if (!version) return;
  if (choice === 'there') reset(classFormOf(version));
  const here = { values: structuredClone(getValues()), done: false };
  await autosave.goOnFrom(version, choice === 'here' ? here : undefined);
};

/** The class form: its steps, the problems in each, and the state of its saving. */
export const useClassDraft = ({ record, copied = emptyClassForm, onDone }: ClassDraftOptions) => {
  const { t } = useWords();
  const fields = useClassFields(record ? classFormOf(record) : copied);
  const { autosave, ...kept } = useClassAutosave({ record, onRefused: fields.mark });
  useTypedFields(fields, (values) => autosave.change({ values, done: false }));
  const { setStep, forth, lacksNothing, passes, ...steps } = useClassSteps(fields, useQuotas(kept.saved));
  const send = useSubmitClass(onDone);
  const [goesOn, setGoesOn] = useState(false);
  const [asksToLeave, setAsksToLeave] = useState(false);
  const { control, initial, getValues } = fields;
  const keep = () => keepDraft(autosave, fields);

  const submit = async () => {
    if (!passes(classSteps) || !(await keep())) return;
    const saved = autosave.saved();
    if (!saved) return;
    const refused = await send(saved.class_id);
    const [first] = Object.keys(refused);
    if (first === undefined) return;
    fields.mark(refused);
    setStep(stepOf(first));
  };

  return {
    ...kept,
    ...steps,
    control,
    asksToLeave,
    stay: () => setAsksToLeave(false),
    goesOn,
    /** Goes to the next step, and from the last one submits the class. */
    goOn: async () => {
      setGoesOn(true);
      const next = async () => passes([steps.step]) && (await keep().then(forth));
      await (steps.step === 'check' ? submit() : next()).finally(() => setGoesOn(false));
    },
    resolve: (choice: 'here' | 'there') => resolveDraft(autosave, fields, choice),
    /**
     * Saves the draft and closes. A complete form is saved as `done`, so that the server checks it as a whole. A
     * class without a name could not be found again, so it needs one.
     */
    keepAndClose: async () => {
      if (getValues().class_name.trim() === '') return passes(['about']);
      const isWritten = !autosave.saved() || kept.state !== 'clean';
      if (isWritten && lacksNothing()) autosave.change({ values: structuredClone(getValues()), done: true });
      if (!(await keep())) return;
      toaster.show({ tone: 'success', message: t('class.form.kept') });
      onDone();
    },
    /** Closes once everything is saved. Otherwise it asks first, also if a text cannot be read. */
    leave: async (hasUnread: boolean) => {
      if (hasUnread) return setAsksToLeave(true);
      const untouched = JSON.stringify(getValues()) === JSON.stringify(initial);
      if (autosave.isKept() ? autosave.saved() !== undefined || untouched : await autosave.flush()) onDone();
      else setAsksToLeave(true);
    },
  };
};
