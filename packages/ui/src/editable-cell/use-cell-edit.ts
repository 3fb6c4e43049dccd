import { useState } from 'react';

/** Where one value stands on its way from the reader to the server. */
export type CellState =
  | { name: 'shown' }
  | { name: 'edited'; draft: string }
  | { name: 'saving'; draft: string }
  | { name: 'failed'; draft: string; tried: string; message: string };

const shown: CellState = { name: 'shown' };

/** A value that is typed, saved, and kept as typed where saving fails. */
export const useCellEdit = (value: string, onSave: (value: string) => unknown, notSaved: string) => {
  const [state, setState] = useState<CellState>(shown);
  // What has been saved stands until the host's own value follows.
  const [kept, setKept] = useState({ before: value, text: value });
  const current = kept.before === value ? kept.text : value;
  const fail = (draft: string, message: string) => setState({ name: 'failed', draft, tried: draft, message });
  const save = async (draft: string) => {
    setState({ name: 'saving', draft });
    try {
      const refusal = await onSave(draft);
      if (typeof refusal === 'string') return fail(draft, refusal);
      setKept({ before: value, text: draft });
      setState(shown);
    } catch (error) {
      fail(draft, notSaved);
      // The cell tells the reader, the error log wants to know why.
      throw error;
    }
  };
  return {
    state,
    current,
    /** Not while the last value is on its way. */
    begin: () => {
      if (state.name === 'shown') setState({ name: 'edited', draft: current });
    },
    type: (draft: string) =>
      setState(state.name === 'failed' ? { ...state, draft } : { name: 'edited', draft }),
    cancel: () => setState(shown),
    /** Saves what was typed; `again` also what has failed as it stands. */
    commit: (again: boolean) => {
      if (state.name !== 'edited' && state.name !== 'failed') return;
      const { draft } = state;
      if (draft === current) setState(shown);
      else if (again || state.name === 'edited' || draft !== state.tried) void save(draft);
    },
  };
};
