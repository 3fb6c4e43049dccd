import type { OwnWords } from '../internal/own-words.js';

export interface DateRangePickerWords {
  from: string;
  to: string;
  calendar: string;
  presets: string;
  chooseFrom: string;
  chooseTo: string;
  disorder: string;
}

export const dateRangePickerWords: OwnWords<DateRangePickerWords> = {
  en: {
    from: 'First day',
    to: 'Last day',
    calendar: 'Choose a period',
    presets: 'Usual periods',
    chooseFrom: 'Choose the first day',
    chooseTo: 'Choose the last day',
    disorder: 'The last day is before the first',
  },
  zh: {
    from: '开始日期',
    to: '结束日期',
    calendar: '选择日期范围',
    presets: '常用范围',
    chooseFrom: '请选择开始日期',
    chooseTo: '请选择结束日期',
    disorder: '结束日期早于开始日期',
  },
  es: {
    from: 'Primer día',
    to: 'Último día',
    calendar: 'Elegir un período',
    presets: 'Períodos habituales',
    chooseFrom: 'Elija el primer día',
    chooseTo: 'Elija el último día',
    disorder: 'El último día es anterior al primero',
  },
  ja: {
    from: '開始日',
    to: '終了日',
    calendar: '期間を選択',
    presets: 'よく使う期間',
    chooseFrom: '開始日を選択してください',
    chooseTo: '終了日を選択してください',
    disorder: '終了日が開始日より前です',
  },
};
