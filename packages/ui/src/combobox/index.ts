export { Combobox, type ComboboxProps } from './combobox.js';
export type { ComboboxOption } from './combobox-option.js';
