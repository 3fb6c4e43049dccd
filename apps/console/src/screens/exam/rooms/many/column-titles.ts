import { useWords } from '../../../../messages/words-state.js';

const columnWords = {
  name: 'exam.room_name',
  address: 'exam.address',
  floor: 'exam.floor',
  rows: 'exam.rows',
  columns: 'exam.columns',
  blocked: 'exam.blocked',
  accessible: 'exam.accessible',
} as const;

const isColumn = (field: string): field is keyof typeof columnWords => Object.hasOwn(columnWords, field);

/** Names the columns of a sheet of rooms. */
export const useColumnTitle = (): ((field: string) => string | undefined) => {
  const { t } = useWords();
  return (field) => (isColumn(field) ? t(columnWords[field]) : undefined);
};
