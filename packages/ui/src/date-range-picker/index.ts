export { DateRangePicker, type DateRangePickerProps } from './date-range-picker.js';
export type { DayRange } from './day-range.js';
export type { RangePreset } from './range-panel.js';
