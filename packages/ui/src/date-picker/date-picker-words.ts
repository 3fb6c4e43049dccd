import type { OwnWords } from '../internal/own-words.js';

/** The texts of a field for a day; shared by the pickers of a day, of a range and of a moment. */
export interface DatePickerWords {
  openCalendar: string;
  calendar: string;
  /** The name of the panel, derived from the name of its field. */
  panelOf: (field: string, panel: string) => string;
  /** The letters of a date's form: mm/dd/yyyy. */
  year: string;
  month: string;
  day: string;
  format: (pattern: string) => string;
  unreadable: (example: string) => string;
  tooEarly: (first: string) => string;
  tooLate: (last: string) => string;
}

export const datePickerWords: OwnWords<DatePickerWords> = {
  en: {
    openCalendar: 'Open the calendar',
    calendar: 'Choose a date',
    panelOf: (field, panel) => `${field}: ${panel}`,
    year: 'yyyy',
    month: 'mm',
    day: 'dd',
    format: (pattern) => `Form: ${pattern}`,
    unreadable: (example) => `Enter a date such as ${example}`,
    tooEarly: (first) => `Choose ${first} or later`,
    tooLate: (last) => `Choose ${last} or earlier`,
  },
  zh: {
    openCalendar: '打开日历',
    calendar: '选择日期',
    panelOf: (field, panel) => `${field}：${panel}`,
    year: '年',
    month: '月',
    day: '日',
    format: (pattern) => `格式：${pattern}`,
    unreadable: (example) => `请输入日期，例如 ${example}`,
    tooEarly: (first) => `日期不能早于 ${first}`,
    tooLate: (last) => `日期不能晚于 ${last}`,
  },
  es: {
    openCalendar: 'Abrir el calendario',
    calendar: 'Elegir una fecha',
    panelOf: (field, panel) => `${field}: ${panel}`,
    year: 'aaaa',
    month: 'mm',
    day: 'dd',
    format: (pattern) => `Formato: ${pattern}`,
    unreadable: (example) => `Escriba una fecha como ${example}`,
    tooEarly: (first) => `Elija el ${first} o una fecha posterior`,
    tooLate: (last) => `Elija el ${last} o una fecha anterior`,
  },
  ja: {
    openCalendar: 'カレンダーを開く',
    calendar: '日付を選択',
    panelOf: (field, panel) => `${field}：${panel}`,
    year: '年',
    month: '月',
    day: '日',
    format: (pattern) => `形式：${pattern}`,
    unreadable: (example) => `${example} のように日付を入力してください`,
    tooEarly: (first) => `${first} 以降の日付を選択してください`,
    tooLate: (last) => `${last} 以前の日付を選択してください`,
  },
};
