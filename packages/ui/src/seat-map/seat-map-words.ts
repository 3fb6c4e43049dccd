import type { OwnWords } from '../internal/own-words.js';

export interface SeatMapWords {
  seat: (row: number, column: number) => string;
  seats: (room: string) => string;
  row: (row: number) => string;
  column: (column: number) => string;
  front: string;
  free: string;
  blocked: string;
  room: string;
  view: string;
  map: string;
  list: string;
  zoom: string;
  zoomIn: string;
  zoomOut: string;
  find: string;
  found: (count: number) => string;
  next: string;
  person: string;
  seatTitle: string;
  ticket: string;
  unit: string;
  note: string;
  noSeat: string;
  show: (name: string) => string;
  pickUp: (name: string) => string;
  putDown: string;
  swapWith: (name: string) => string;
  carrying: (name: string) => string;
  pickedUp: (name: string, seat: string) => string;
  moved: (name: string, seat: string) => string;
  swapped: (name: string, other: string, seat: string) => string;
  refused: (seat: string) => string;
  cancelled: (name: string, seat: string) => string;
  keys: string;
}

export const seatMapWords: OwnWords<SeatMapWords> = {
  en: {
    seat: (row, column) => `Row ${row}, seat ${column}`,
    seats: (room) => `Seats of ${room}`,
    row: (row) => `Row ${row}`,
    column: (column) => `Seat ${column}`,
    front: 'Front',
    free: 'free',
    blocked: 'blocked',
    room: 'Room',
    view: 'View',
    map: 'Map',
    list: 'List',
    zoom: 'Zoom',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    find: 'Find a person',
    found: (count) => `${count} found`,
    next: 'Next',
    person: 'Candidate',
    seatTitle: 'Seat',
    ticket: 'Ticket number',
    unit: 'Unit',
    note: 'Note',
    noSeat: 'no seat',
    show: (name) => `Show ${name} on the map`,
    pickUp: (name) => `Pick up ${name}`,
    putDown: 'Put down here',
    swapWith: (name) => `Swap with ${name}`,
    carrying: (name) => `Moving ${name}`,
    pickedUp: (name, seat) =>
      `${name} picked up from ${seat}. Choose a seat with the arrow keys, Enter puts down, Escape cancels.`,
    moved: (name, seat) => `${name} sits at ${seat}`,
    swapped: (name, other, seat) => `${name} sits at ${seat}, in exchange with ${other}`,
    refused: (seat) => `${seat} is blocked`,
    cancelled: (name, seat) => `${name} stays at ${seat}`,
    keys: 'Drag a person to another seat, or Enter picks up, arrows choose, Enter puts down, Escape cancels. + and − zoom.',
  },
  zh: {
    seat: (row, column) => `${row} 排 ${column} 座`,
    seats: (room) => `${room}座位`,
    row: (row) => `${row} 排`,
    column: (column) => `${column} 座`,
    front: '讲台',
    free: '空位',
    blocked: '停用',
    room: '考场',
    view: '视图',
    map: '座位图',
    list: '列表',
    zoom: '缩放',
    zoomIn: '放大',
    zoomOut: '缩小',
    find: '查找考生',
    found: (count) => `找到 ${count} 人`,
    next: '下一个',
    person: '考生',
    seatTitle: '座位',
    ticket: '准考证号',
    unit: '单位',
    note: '提示',
    noSeat: '未排座',
    show: (name) => `在座位图中显示${name}`,
    pickUp: (name) => `移动${name}`,
    putDown: '放到这里',
    swapWith: (name) => `与${name}互换`,
    carrying: (name) => `正在移动${name}`,
    pickedUp: (name, seat) => `已拿起${name}（${seat}）。用方向键选择座位，回车放下，Esc 取消。`,
    moved: (name, seat) => `${name}已移到 ${seat}`,
    swapped: (name, other, seat) => `${name}已移到 ${seat}，与${other}互换`,
    refused: (seat) => `${seat}已停用`,
    cancelled: (name, seat) => `${name}仍在 ${seat}`,
    keys: '拖动考生即可换座；也可按回车拿起，用方向键选择，再按回车放下，Esc 取消。+ 和 − 缩放。',
  },
  es: {
    seat: (row, column) => `Fila ${row}, asiento ${column}`,
    seats: (room) => `Asientos de ${room}`,
    row: (row) => `Fila ${row}`,
    column: (column) => `Asiento ${column}`,
    front: 'Frente',
    free: 'libre',
    blocked: 'bloqueado',
    room: 'Aula',
    view: 'Vista',
    map: 'Plano',
    list: 'Lista',
    zoom: 'Zoom',
    zoomIn: 'Acercar',
    zoomOut: 'Alejar',
    find: 'Buscar a una persona',
    found: (count) => (count === 1 ? '1 encontrada' : `${count} encontradas`),
    next: 'Siguiente',
    person: 'Candidato',
    seatTitle: 'Asiento',
    ticket: 'N.º de admisión',
    unit: 'Entidad',
    note: 'Nota',
    noSeat: 'sin asiento',
    show: (name) => `Ver a ${name} en el plano`,
    pickUp: (name) => `Mover a ${name}`,
    putDown: 'Dejar aquí',
    swapWith: (name) => `Cambiar con ${name}`,
    carrying: (name) => `Moviendo a ${name}`,
    pickedUp: (name, seat) =>
      `${name}, de ${seat}. Elija un asiento con las flechas, Intro lo deja, Esc cancela.`,
    moved: (name, seat) => `${name} se sienta en: ${seat}`,
    swapped: (name, other, seat) => `${name} se sienta en: ${seat}, a cambio de ${other}`,
    refused: (seat) => `${seat}: bloqueado`,
    cancelled: (name, seat) => `${name} sigue en: ${seat}`,
    keys: 'Arrastre a una persona a otro asiento, o Intro la toma, las flechas eligen, Intro la deja y Esc cancela. + y − cambian el zoom.',
  },
  ja: {
    seat: (row, column) => `${row} 列 ${column} 番`,
    seats: (room) => `${room}の座席`,
    row: (row) => `${row} 列`,
    column: (column) => `${column} 番`,
    front: '教卓',
    free: '空席',
    blocked: '使用不可',
    room: '試験室',
    view: '表示',
    map: '座席図',
    list: '一覧',
    zoom: '表示倍率',
    zoomIn: '拡大',
    zoomOut: '縮小',
    find: '受験者を検索',
    found: (count) => `${count} 人見つかりました`,
    next: '次へ',
    person: '受験者',
    seatTitle: '座席',
    ticket: '受験番号',
    unit: '所属',
    note: '備考',
    noSeat: '座席なし',
    show: (name) => `${name}を座席図に表示`,
    pickUp: (name) => `${name}を移動`,
    putDown: 'ここに置く',
    swapWith: (name) => `${name}と交換`,
    carrying: (name) => `${name}を移動中`,
    pickedUp: (name, seat) =>
      `${name}（${seat}）を選びました。矢印キーで座席を選び、Enter で確定、Esc で取り消します。`,
    moved: (name, seat) => `${name}を${seat}に移しました`,
    swapped: (name, other, seat) => `${name}を${seat}に移し、${other}と交換しました`,
    refused: (seat) => `${seat}は使用できません`,
    cancelled: (name, seat) => `${name}は${seat}のままです`,
    keys: 'ドラッグで席を移動・交換できます。Enter で選択、矢印で移動、Enter で確定、Esc で取消。＋と−で拡大縮小。',
  },
};
