import type { OwnWords } from '../internal/own-words.js';

export interface CalendarWords {
  previousMonth: string;
  nextMonth: string;
  previousYear: string;
  nextYear: string;
  today: string;
}

export const calendarWords: OwnWords<CalendarWords> = {
  en: {
    previousMonth: 'Previous month',
    nextMonth: 'Next month',
    previousYear: 'Previous year',
    nextYear: 'Next year',
    today: 'Today',
  },
  zh: {
    previousMonth: '上个月',
    nextMonth: '下个月',
    previousYear: '上一年',
    nextYear: '下一年',
    today: '今天',
  },
  es: {
    previousMonth: 'Mes anterior',
    nextMonth: 'Mes siguiente',
    previousYear: 'Año anterior',
    nextYear: 'Año siguiente',
    today: 'Hoy',
  },
  ja: {
    previousMonth: '前の月',
    nextMonth: '次の月',
    previousYear: '前の年',
    nextYear: '次の年',
    today: '今日',
  },
};
