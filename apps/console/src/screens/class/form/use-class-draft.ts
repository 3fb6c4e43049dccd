import { type ClassRecord, isCallError } from '@skillcert/api-client';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Path, useForm, useFormState } from 'react-hook-form';
import { attempt } from '../../../client/attempt.js';
import { call } from '../../../client/call.js';
import { showFailure } from '../../../client/show-failure.js';
import { toaster } from '../../../client/toaster.js';
import { flatErrors } from '../../../forms/flat-errors.js';
import { useWords } from '../../../messages/words-state.js';
import { useProgramme } from '../../../state/use-programme.js';
import { checkClassForm } from './check-class-form.js';
import { type ClassFormValues, classFormOf, emptyClassForm } from './class-form-values.js';
import { type ClassStep, classSteps, firstWrong, problemsIn, stepBeside, stepOf } from './class-steps.js';
import { useClassAutosave } from './use-class-autosave.js';
import { useQuotas } from './use-quotas.js';

interface ClassDraftOptions {
  /** The class to continue; undefined to begin one. */
  readonly record: ClassRecord | undefined;
  /** The initial values of a new class. */
  readonly copied: ClassFormValues | undefined;
  readonly onDone: () => void;
}

/** The class form: its steps, the problems of each, and its saved state. */
export const useClassDraft = ({ record, copied = emptyClassForm, onDone }: ClassDraftOptions) => {
  const { t } = useWords();
  const queries = useQueryClient();
  const initial = record ? classFormOf(record) : copied;
  const [step, setStep] = useState<ClassStep>('about');
  const [goesOn, setGoesOn] = useState(false);
  const [asksToLeave, setAsksToLeave] = useState(false);
  const { levelFee } = useProgramme();
  const usualFee = useRef(levelFee(initial.level));
  const { control, getValues, setValue, setError, clearErrors, reset, subscribe } = useForm<ClassFormValues>({
    defaultValues: initial,
  });
  const errors: Record<string, string> = flatErrors(useFormState({ control }).errors);

  const mark = (messages: Readonly<Record<string, string>>) => {
    // The names come from the contract's schema, which the form's fields are named after.
    for (const [name, message] of Object.entries(messages))
      setError(name as Path<ClassFormValues>, { message });
  };
  const { autosave, ...kept } = useClassAutosave({ record, onRefused: mark });
  const quotas = useQuotas(kept.saved);

  /** The fee follows the level until another one is typed. */
  const proposeFee = useEffectEvent((level: string, fee_cents: number | null) => {
    const usual = levelFee(level);
    if (usual !== undefined && (fee_cents === null || fee_cents === usualFee.current))
      setValue('fee_cents', usual);
    usualFee.current = usual;
  });

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values, name }) => {
          if (name) clearErrors(name as Path<ClassFormValues>);
          if (name === 'level') proposeFee(values.level, values.fee_cents);
          if (values.class_name.trim() !== '')
            autosave.change({ values: structuredClone(values), done: false });
        },
      }),
    [subscribe, clearErrors, autosave],
  );

  /** Shows the problems of the steps, and goes to the first; returns whether there are none. */
  const passes = (steps: readonly ClassStep[]): boolean => {
    const problems = checkClassForm(getValues(), quotas);
    const found = Object.assign({}, ...steps.map((each) => problemsIn(each, problems)));
    clearErrors();
    mark(Object.fromEntries(Object.keys(found).map((name) => [name, t(problems[name] ?? 'field.required')])));
    const wrong = firstWrong(found);
    if (wrong) setStep(wrong);
    return !wrong;
  };

  const here = (done: boolean) => ({ values: structuredClone(getValues()), done });

  /** Saves the current form, also if nothing was typed, as in a copy. */
  const keep = async (): Promise<boolean> => {
    if (!autosave.saved() && autosave.isKept()) autosave.change(here(false));
    return autosave.flush();
  };

  /**
   * Saves the form as its author's final version: a complete form is checked as a whole now, and not only when it
   * is submitted.
   */
  const finish = async (): Promise<boolean> => {
    const isWritten = !autosave.saved() || kept.state !== 'clean';
    const lacksNothing = Object.keys(checkClassForm(getValues(), quotas)).length === 0;
    if (isWritten && lacksNothing) autosave.change(here(true));
    return keep();
  };

  const next = async () => {
    if (!passes([step])) return;
    await keep();
    // A double press while the draft is being saved advances by one step only.
    setStep((at) => (at === step ? (stepBeside(step, 1) ?? at) : at));
  };

  const submit = async () => {
    if (!passes(classSteps) || !(await keep())) return;
    const saved = autosave.saved();
    if (!saved) return;
    try {
      const asked = { class_id: saved.class_id, event: 'submit' } as const;
      const moved = await call('class/setClassStatus', asked, { quiet: true });
      const status = t(`class.status.${moved.status}`);
      toaster.show({ tone: 'success', message: t('classes.moved', { name: moved.class_name, status }) });
      await queries.invalidateQueries({ queryKey: ['class'] });
      onDone();
    } catch (error) {
      if (!isCallError(error)) throw error;
      const refused = Object.entries(error.fields);
      if (refused.length === 0) return showFailure(error);
      mark(Object.fromEntries(refused.map(([name, { message }]) => [name, message])));
      setStep(stepOf(refused[0]?.[0] ?? ''));
    }
  };

  const resolve = async (choice: 'here' | 'there') => {
    const class_id = autosave.saved()?.class_id;
    if (class_id === undefined) return;
    const version = await attempt(() => call('class/fetchClassById', { class_id }));
    if (!version) return;
    if (choice === 'there') reset(classFormOf(version));
    await autosave.goOnFrom(version, choice === 'here' ? here(false) : undefined);
  };

  return {
    ...kept,
    control,
    step,
    errors: problemsIn(step, errors),
    wrongSteps: classSteps.filter((each) => Object.keys(problemsIn(each, errors)).length > 0),
    asksToLeave,
    stay: () => setAsksToLeave(false),
    back: () => setStep((at) => stepBeside(at, -1) ?? at),
    goesOn,
    /** To the next step, and from the last one to the approver of the class. */
    goOn: async () => {
      setGoesOn(true);
      await (step === 'check' ? submit() : next()).finally(() => setGoesOn(false));
    },
    resolve,
    /** Saves the draft and closes; a draft needs a name to be found by. */
    keepAndClose: async () => {
      if (getValues().class_name.trim() === '') return passes(['about']);
      if (!(await finish())) return;
      toaster.show({ tone: 'success', message: t('class.form.kept') });
      onDone();
    },
    /** Closes once everything is saved, and asks if it is not, also for an unreadable text. */
    leave: async (hasUnread: boolean) => {
      if (hasUnread) return setAsksToLeave(true);
      const untouched = JSON.stringify(getValues()) === JSON.stringify(initial);
      if (autosave.isKept() ? autosave.saved() !== undefined || untouched : await autosave.flush()) onDone();
      else setAsksToLeave(true);
    },
  };
};
