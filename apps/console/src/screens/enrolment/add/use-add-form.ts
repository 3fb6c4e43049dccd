import { saidByNumber } from '@skillcert/core';
import { useQueryClient } from '@tanstack/react-query';
import { toaster } from '../../../client/toaster.js';
import { useKeyed } from '../../../client/use-keyed.js';
import { useServerForm } from '../../../forms/use-server-form.js';
import { useWords } from '../../../messages/words-state.js';
import { type AddValues, additionInput, additionProblems, emptyAddition } from './add-values.js';

/** The form that enrols a candidate at the desk, in one of the ways that the class offers. */
export const useAddForm = (
  class_id: number,
  offer: Parameters<typeof emptyAddition>[0],
  onAdded: () => void,
) => {
  const { t } = useWords();
  const queries = useQueryClient();
  const keyed = useKeyed();
  const form = useServerForm<AddValues>({
    initial: emptyAddition(offer),
    check: additionProblems,
    send: async (values) => {
      const input = additionInput(values, class_id);
      const { enrol_no } = await keyed('enrolment/addEnrolment', input, { quiet: true });
      toaster.show({ tone: 'success', message: t('candidates.added', { enrol_no }) });
      onAdded();
      await queries.invalidateQueries({ queryKey: ['enrolment'] });
    },
    standsAt: { conditions: 'education' },
  });
  return {
    ...form,
    /** A resident number contains birth and gender: they are filled in, to be compared with the document. */
    followNumber: (text: string) => {
      const said = saidByNumber({ id_type: 'cn', id_card: text });
      if (!said) return;
      form.set('birth', said.birth);
      form.set('gender', said.gender);
    },
  };
};
