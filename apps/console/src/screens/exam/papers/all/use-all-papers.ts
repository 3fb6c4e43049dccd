import { type InputOf, type PapersRecord, saveFile } from '@skillcert/api-client';
import { examPapers } from '@skillcert/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { attempt } from '../../../../client/attempt.js';
import { call } from '../../../../client/call.js';
import { useCallQuery } from '../../../../client/use-call-query.js';
import { useKeyed } from '../../../../client/use-keyed.js';
import { contentState } from '../../../../lists/content-state.js';

type Asked = Required<Omit<InputOf<'exam/startPapers'>, 'class_id' | 'sitting_ids'>>;

/** The choices before papers are made. */
export interface PapersChoice extends Asked {
  /** None for all of the class. */
  readonly sitting_ids: readonly number[];
}

const isMoving = (print: PapersRecord | null | undefined) =>
  Boolean(print && !print.fault && print.printed < print.total);

const atFirst: PapersChoice = {
  papers: [...examPapers],
  sitting_ids: [],
  order: 'desk',
  files: 'sitting',
  tickets_per_sheet: 1,
};

/** The papers that the caller has made of an exam, from the server, and the choices for the next ones. */
export const useAllPapers = (class_id: number) => {
  const queries = useQueryClient();
  const keyed = useKeyed();
  const [choice, setChoice] = useState(atFirst);
  const query = useCallQuery('exam/fetchPapers', { class_id }, { staleTime: 0 });
  const current = query.data?.print;
  return {
    choice,
    choose: (changes: Partial<PapersChoice>) => setChoice({ ...choice, ...changes }),
    current,
    moving: isMoving(current),
    state: contentState(query),
    retry: () => query.refetch(),
    start: async () => {
      const { sitting_ids, ...rest } = choice;
      const chosen = sitting_ids.length > 0 ? { sitting_ids: [...sitting_ids] } : {};
      await attempt(() => keyed('exam/startPapers', { class_id, ...rest, ...chosen }));
      await queries.invalidateQueries({ queryKey: ['exam', 'fetchPapers'] });
    },
    save: async (name: string) => {
      const asked = { class_id, print_id: current?.print_id ?? 0 };
      const file: unknown = await attempt(() => call('exam/fetchPapersFile', asked));
      if (file instanceof Blob) saveFile(file, `${name}.zip`);
    },
  };
};

/** The result of {@link useAllPapers}. */
export type AllPapers = ReturnType<typeof useAllPapers>;
