import { useWords } from '../../../../messages/words-state.js';

const columnWords = {
  name: 'exam.room_name',
  address: 'exam.address',
  floor: 'exam.floor',
  rows: 'exam.rows',
  columns: 'exam.columns',
  seats: 'exam.rows_and_columns',
  blocked: 'exam.blocked',
  accessible: 'exam.accessible',
} as const;

/** The fields of the columns of a sheet of rooms, with their titles. */
export const useRoomFields = () => {
  const { t } = useWords();
  return Object.entries(columnWords).map(([field, word]) => ({ field, title: t(word) }));
};

/** The title of a field of a room; undefined for what is none. */
export const useColumnTitle = (): ((field: string) => string | undefined) => {
  const fields = useRoomFields();
  return (field) => fields.find((each) => each.field === field)?.title;
};
