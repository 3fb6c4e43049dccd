import type { OwnWords } from '../internal/own-words.js';

export interface DataTableWords {
  selectedHere: (count: number, here: number) => string;
  selectMatching: (total: number) => string;
  filter: string;
  filterBy: (column: string) => string;
  any: string;
  resize: (column: string) => string;
  details: (row: string) => string;
  more: (count: number) => string;
}

export const dataTableWords: OwnWords<DataTableWords> = {
  en: {
    selectedHere: (count, here) => `${count} selected, ${here} of them on this page`,
    selectMatching: (total) => `Select all ${total} matching`,
    filter: 'Filters',
    filterBy: (column) => `Filter by ${column}`,
    any: 'All',
    resize: (column) => `Width of ${column}`,
    details: (row) => `Details of ${row}`,
    more: (count) => `Show ${count} more`,
  },
  zh: {
    selectedHere: (count, here) => `已选 ${count} 项，其中本页 ${here} 项`,
    selectMatching: (total) => `选择全部 ${total} 条符合条件的记录`,
    filter: '筛选',
    filterBy: (column) => `按${column}筛选`,
    any: '全部',
    resize: (column) => `${column}列宽`,
    details: (row) => `${row}的详情`,
    more: (count) => `再显示 ${count} 条`,
  },
  es: {
    selectedHere: (count, here) => `${count} seleccionados, ${here} de ellos en esta página`,
    selectMatching: (total) => `Seleccionar los ${total} que coinciden`,
    filter: 'Filtros',
    filterBy: (column) => `Filtrar por ${column}`,
    any: 'Todos',
    resize: (column) => `Ancho de ${column}`,
    details: (row) => `Detalles de ${row}`,
    more: (count) => `Mostrar ${count} más`,
  },
  ja: {
    selectedHere: (count, here) => `${count} 件を選択中（このページは ${here} 件）`,
    selectMatching: (total) => `該当する ${total} 件をすべて選択`,
    filter: '絞り込み',
    filterBy: (column) => `${column}で絞り込む`,
    any: 'すべて',
    resize: (column) => `${column}の列幅`,
    details: (row) => `${row}の詳細`,
    more: (count) => `さらに ${count} 件を表示`,
  },
};
