import type { ExpertInfo } from '@skillcert/api-client';
import { limits } from '@skillcert/core';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../../../client/call.js';
import { toaster } from '../../../../client/toaster.js';
import { type FormProblems, useServerForm } from '../../../../forms/use-server-form.js';
import { useWords } from '../../../../messages/words-state.js';
import { splitList } from './split-list.js';

interface WorkForm {
  employer: string;
  title: string;
  specialities: string;
  years: number | null;
}

const check = ({ specialities }: WorkForm): FormProblems => {
  const entries = splitList(specialities);
  const isRight =
    entries.length <= limits.specialities_max &&
    entries.every((entry) => [...entry].length <= limits.speciality_length_max);
  return isRight ? {} : { specialities: 'field.too_long' };
};

export const useWorkForm = ({ employer, title, specialities, years }: ExpertInfo) => {
  const { t } = useWords();
  const queries = useQueryClient();
  return useServerForm<WorkForm>({
    initial: { employer, title, specialities: specialities.join(t('common.list_comma')), years },
    check,
    send: async (values) => {
      const input = { ...values, specialities: splitList(values.specialities) };
      const info = await call('user/updateExpertInfo', input, { quiet: true });
      queries.setQueryData(['user', 'getExpertInfo', {}], info);
      toaster.show({ tone: 'success', message: t('expert.saved') });
    },
  });
};
