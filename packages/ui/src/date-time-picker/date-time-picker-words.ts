import type { OwnWords } from '../internal/own-words.js';

export interface DateTimePickerWords {
  calendar: string;
  hour: string;
  minute: string;
  /** The letters of a time's form: hh:mm. */
  time: string;
  unreadable: (example: string) => string;
  offStep: (minutes: number) => string;
}

export const dateTimePickerWords: OwnWords<DateTimePickerWords> = {
  en: {
    calendar: 'Choose a date and a time',
    hour: 'Hour',
    minute: 'Minute',
    time: 'hh:mm',
    unreadable: (example) => `Enter a date and a time such as ${example}`,
    offStep: (minutes) => `The time goes in steps of ${minutes} minutes`,
  },
  zh: {
    calendar: '选择日期和时间',
    hour: '时',
    minute: '分',
    time: '时:分',
    unreadable: (example) => `请输入日期和时间，例如 ${example}`,
    offStep: (minutes) => `时间须以 ${minutes} 分钟为单位`,
  },
  es: {
    calendar: 'Elegir fecha y hora',
    hour: 'Hora',
    minute: 'Minuto',
    time: 'hh:mm',
    unreadable: (example) => `Escriba una fecha y una hora como ${example}`,
    offStep: (minutes) => `La hora va de ${minutes} en ${minutes} minutos`,
  },
  ja: {
    calendar: '日付と時刻を選択',
    hour: '時',
    minute: '分',
    time: '時:分',
    unreadable: (example) => `${example} のように日付と時刻を入力してください`,
    offStep: (minutes) => `時刻は ${minutes} 分単位で入力してください`,
  },
};
