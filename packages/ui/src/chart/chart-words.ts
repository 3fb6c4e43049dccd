import type { OwnWords } from '../internal/own-words.js';

export interface ChartWords {
  showTable: string;
  showChart: string;
  /** How to read a chart by keyboard. */
  keys: string;
  category: string;
  range: string;
  value: string;
  share: string;
  noValue: string;
}

export const chartWords: OwnWords<ChartWords> = {
  en: {
    showTable: 'Show as table',
    showChart: 'Show as chart',
    keys: 'The arrow keys read the values.',
    category: 'Category',
    range: 'Range',
    value: 'Value',
    share: 'Share',
    noValue: 'no value',
  },
  zh: {
    showTable: '显示为表格',
    showChart: '显示为图表',
    keys: '用方向键逐个读取数值。',
    category: '类别',
    range: '区间',
    value: '数值',
    share: '占比',
    noValue: '无数据',
  },
  es: {
    showTable: 'Ver como tabla',
    showChart: 'Ver como gráfico',
    keys: 'Las flechas leen los valores.',
    category: 'Categoría',
    range: 'Intervalo',
    value: 'Valor',
    share: 'Porcentaje',
    noValue: 'sin valor',
  },
  ja: {
    showTable: '表で表示',
    showChart: 'グラフで表示',
    keys: '矢印キーで値を読み上げます。',
    category: '項目',
    range: '範囲',
    value: '値',
    share: '割合',
    noValue: '値なし',
  },
};
