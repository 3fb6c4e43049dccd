/** Kilobytes, gzipped, that an app downloads before a component is first used, beyond the provider and a first icon. */
export const usual = 4;

/**
 * The components that may cost more, or must cost less, and why. `first` replaces the usual budget; `later` bounds
 * each part that loads by itself, `total` both.
 */
export const budgets = {
  Button: { first: 1, why: 'it is on every page' },
  Combobox: {
    first: 6,
    why: 'finds and marks what is typed from the first key; the list it is drawn in comes later',
  },
  DataTable: { first: 12, total: 32, why: 'TanStack Table; what sorts and scrolls by itself comes later' },
  DatePicker: { first: 6, why: 'reads and writes typed dates in four languages; the calendar comes later' },
  DateTimePicker: { first: 7, why: 'as DatePicker, with the time of the day' },
  DateRangePicker: { first: 7, why: 'as DatePicker, for two dates and what lies between them' },
  FilterBar: {
    first: 8,
    why: 'draws its fields, choices and days from the first moment; the drawer of a phone comes later',
  },
  FileUpload: { first: 6, why: 'takes a drop or a paste from the first moment, and owns the queue' },
  MultiSelect: { first: 7, why: 'as Combobox, with the tags of what is chosen' },
  PhotoCrop: {
    first: 5,
    why: 'takes a file, a drop or a paste from the first moment; camera and editor come later',
  },
  QrScanner: {
    first: 6,
    why: 'draws the camera and says in four languages what is wrong with it; apps download it when it is wanted, and what reads the codes is theirs',
  },
  Dialog: { first: 4, later: 14, why: 'Radix comes when the first dialog opens' },
};
