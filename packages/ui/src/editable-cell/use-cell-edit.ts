import { use, useState, useSyncExternalStore } from 'react';
import { CellDrafts, type CellState, newCellDrafts } from '../internal/cell-drafts.js';

const shown: CellState = { name: 'shown' };

/** The state of a cell, stored by the surrounding table if there is one. */
const useCellState = (label: string) => {
  const around = use(CellDrafts);
  const [alone] = useState(newCellDrafts);
  const { states, readers } = around ?? alone;
  const state = useSyncExternalStore(
    (changed) => {
      readers.add(changed);
      return () => readers.delete(changed);
    },
    () => states.get(label) ?? shown,
    () => shown,
  );
  const setState = (next: CellState) => {
    if (next.name === 'shown') states.delete(label);
    else states.set(label, next);
    for (const changed of readers) changed();
  };
  return { state, setState };
};

interface CellEditOptions {
  value: string;
  label: string;
  onSave: (value: string) => unknown;
  /** Shown if saving failed for an unknown reason. */
  notSaved: string;
}

/** A value that is typed and saved, and keeps the typed text if saving fails. */
export const useCellEdit = ({ value, label, onSave, notSaved }: CellEditOptions) => {
  const { state, setState } = useCellState(label);
  // A saved value is shown until the host's own value follows.
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
      // The cell informs the reader; the error log needs the cause.
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
    /** Saves the typed text; `again` also retries an unchanged text that failed. */
    commit: (again: boolean) => {
      if (state.name !== 'edited' && state.name !== 'failed') return;
      const { draft } = state;
      if (draft === current) setState(shown);
      else if (again || state.name === 'edited' || draft !== state.tried) void save(draft);
    },
  };
};
