import type { OwnWords } from '../internal/own-words.js';
import type { PinSide } from './pin-sides.js';

export interface DataTableToolsWords {
  open: string;
  views: string;
  columns: string;
  density: string;
  comfortable: string;
  compact: string;
  pin: (column: string) => string;
  pins: Record<PinSide, string>;
  up: (column: string) => string;
  down: (column: string) => string;
  place: (column: string, place: number, count: number) => string;
  name: string;
  save: string;
  reset: string;
  done: string;
}

export const dataTableToolsWords: OwnWords<DataTableToolsWords> = {
  en: {
    open: 'Columns and views',
    views: 'Saved views',
    columns: 'Columns',
    density: 'Row height',
    comfortable: 'Comfortable',
    compact: 'Compact',
    pin: (column) => `Pin ${column}`,
    pins: { none: 'Not pinned', start: 'At the start', end: 'At the end' },
    up: (column) => `Move ${column} up`,
    down: (column) => `Move ${column} down`,
    place: (column, place, count) => `${column} is column ${place} of ${count}`,
    name: 'Name of this view',
    save: 'Save view',
    reset: 'Reset',
    done: 'Done',
  },
  zh: {
    open: '列与视图',
    views: '已保存的视图',
    columns: '列',
    density: '行高',
    comfortable: '宽松',
    compact: '紧凑',
    pin: (column) => `固定${column}`,
    pins: { none: '不固定', start: '固定在前', end: '固定在后' },
    up: (column) => `上移${column}`,
    down: (column) => `下移${column}`,
    place: (column, place, count) => `${column}现为第 ${place} 列，共 ${count} 列`,
    name: '视图名称',
    save: '保存视图',
    reset: '恢复默认',
    done: '完成',
  },
  es: {
    open: 'Columnas y vistas',
    views: 'Vistas guardadas',
    columns: 'Columnas',
    density: 'Altura de fila',
    comfortable: 'Cómoda',
    compact: 'Compacta',
    pin: (column) => `Fijar ${column}`,
    pins: { none: 'Sin fijar', start: 'Al principio', end: 'Al final' },
    up: (column) => `Subir ${column}`,
    down: (column) => `Bajar ${column}`,
    place: (column, place, count) => `${column} es la columna ${place} de ${count}`,
    name: 'Nombre de esta vista',
    save: 'Guardar vista',
    reset: 'Restablecer',
    done: 'Listo',
  },
  ja: {
    open: '列とビュー',
    views: '保存したビュー',
    columns: '列',
    density: '行の高さ',
    comfortable: 'ゆったり',
    compact: 'コンパクト',
    pin: (column) => `${column}を固定`,
    pins: { none: '固定しない', start: '先頭に固定', end: '末尾に固定' },
    up: (column) => `${column}を上へ`,
    down: (column) => `${column}を下へ`,
    place: (column, place, count) => `${column}は ${count} 列中 ${place} 列目です`,
    name: 'ビューの名前',
    save: 'ビューを保存',
    reset: '元に戻す',
    done: '完了',
  },
};
