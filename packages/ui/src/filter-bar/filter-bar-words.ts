import type { OwnWords } from '../internal/own-words.js';

export interface FilterBarWords {
  filters: string;
  active: (count: number) => string;
  clearAll: string;
  done: string;
  since: (day: string) => string;
  until: (day: string) => string;
}

export const filterBarWords: OwnWords<FilterBarWords> = {
  en: {
    filters: 'Filters',
    active: (count) => `Filters (${count})`,
    clearAll: 'Clear all',
    done: 'Done',
    since: (day) => `since ${day}`,
    until: (day) => `until ${day}`,
  },
  zh: {
    filters: '筛选',
    active: (count) => `筛选（${count}）`,
    clearAll: '全部清除',
    done: '完成',
    since: (day) => `${day} 起`,
    until: (day) => `${day} 止`,
  },
  es: {
    filters: 'Filtros',
    active: (count) => `Filtros (${count})`,
    clearAll: 'Quitar todos',
    done: 'Listo',
    since: (day) => `desde ${day}`,
    until: (day) => `hasta ${day}`,
  },
  ja: {
    filters: '絞り込み',
    active: (count) => `絞り込み（${count}）`,
    clearAll: 'すべて解除',
    done: '完了',
    since: (day) => `${day} から`,
    until: (day) => `${day} まで`,
  },
};
