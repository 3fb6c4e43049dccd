import { createContext } from 'react';

/** The state of one value on its way from the reader to the server. */
export type CellState =
  | { name: 'shown' }
  | { name: 'edited'; draft: string }
  | { name: 'saving'; draft: string }
  | { name: 'failed'; draft: string; tried: string; message: string };

/** The texts being typed in the cells of a table, by their labels, and the components that draw them. */
export interface CellDraftStore {
  states: Map<string, CellState>;
  readers: Set<() => void>;
}

export const newCellDrafts = (): CellDraftStore => ({ states: new Map(), readers: new Set() });

/** Outlives the cells: rows become cards or scroll out of sight, and typed text must not be lost. */
export const CellDrafts = createContext<CellDraftStore | null>(null);
