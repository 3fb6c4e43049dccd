import type { OutputOf } from '@skillcert/api-client';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { attempt } from '../../../client/attempt.js';
import { call } from '../../../client/call.js';
import { toaster } from '../../../client/toaster.js';
import { useCallQuery } from '../../../client/use-call-query.js';
import { contentState } from '../../../lists/content-state.js';
import { useWords } from '../../../messages/words-state.js';
import { useRequiredClass } from '../../../shell/use-required-class.js';

const shown = 10;
const atOnce = 20;

/** A candidate who opted out of promotions. */
export type OptOutRow = OutputOf<'sms/fetchOptOuts'>['items'][number];

/** The person, and whether they opt out from now on. */
export interface OptOutChange {
  readonly enrolment_id: number;
  readonly name: string;
  readonly opted_out: boolean;
}

/** The candidates of the active class who opted out of promotions, and the ways to add and remove one. */
export const useOptOuts = () => {
  const { t } = useWords();
  const queries = useQueryClient();
  const { class_id } = useRequiredClass();
  const [page, setPage] = useState(1);
  const [found, setFound] = useState<readonly { readonly enrolment_id: number; readonly name: string }[]>([]);
  const query = useCallQuery('sms/fetchOptOuts', { class_id, page, limit: shown }, { keepLast: true });
  return {
    items: query.data?.items ?? [],
    total: query.data?.total ?? 0,
    page,
    setPage,
    limit: shown,
    state: contentState(query),
    retry: () => query.refetch(),
    /** Candidates by name, number or phone. */
    find: async (text: string) => {
      const search = text.trim();
      const { items } = await call(
        'sms/fetchRecipients',
        { class_id, audience: 'everyone', limit: atOnce, ...(search && { search }) },
        { quiet: true },
      );
      setFound(items);
      return items.map(({ enrolment_id, name, phone_masked }) => ({
        value: String(enrolment_id),
        label: name,
        hint: phone_masked,
      }));
    },
    /** The candidate found under a value of the list. */
    chosen: (value: string | null) => found.find(({ enrolment_id }) => String(enrolment_id) === value),
    save: async ({ enrolment_id, opted_out }: OptOutChange, reason: string): Promise<boolean> => {
      const saved = await attempt(() =>
        call('sms/saveOptOut', { class_id, enrolment_id, opted_out, reason }),
      );
      await queries.invalidateQueries({ queryKey: ['sms'] });
      if (!saved) return false;
      toaster.show({ tone: 'success', message: t(opted_out ? 'sms.said.opted_out' : 'sms.said.opted_in') });
      return true;
    },
  };
};

/** The result of {@link useOptOuts}. */
export type OptOutList = ReturnType<typeof useOptOuts>;
