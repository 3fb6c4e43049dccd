/** The words of the tickets of a class and the map of their seats. */
export const seatWords = {
  title: { zh: '准考证管理', en: 'Admission tickets', es: 'Tarjetas de admisión', ja: '受験票' },
  heading: { zh: '准考证', en: 'Tickets', es: 'Tarjetas de admisión', ja: '受験票' },
  arranged: {
    zh: '第 {version} 版编排，{name} 于 {time} 确认',
    en: 'Arrangement {version}, accepted {time} by {name}',
    es: 'Reparto {version}, aceptado el {time} por {name}',
    ja: '配席 第 {version} 版（{time} {name} 確定）',
  },
  seat_map: { zh: '座位图', en: 'Seat map', es: 'Plano de asientos', ja: '座席図' },
  seat_map_text: {
    zh: '拖动考生或用键盘即可换座，相关准考证将重新生成。',
    en: 'Drag somebody to another desk, or move them by key. Their tickets are issued again.',
    es: 'Arrastre a alguien a otra mesa o muévalo con el teclado. Se emiten de nuevo sus tarjetas.',
    ja: 'ドラッグまたはキー操作で席を移動できます。受験票は再発行されます。',
  },
  print: { zh: '打印准考证', en: 'Print tickets', es: 'Imprimir tarjetas', ja: '受験票の印刷' },
  publish: { zh: '公布编排', en: 'Publish', es: 'Publicar', ja: '公開' },
  arrange: { zh: '编排座位', en: 'Arrange seats', es: 'Repartir asientos', ja: '座席を配置' },
  sitting: { zh: '场次', en: 'Sitting', es: 'Sesión', ja: '試験枠' },
  beside: {
    zh: '与{name}同单位相邻',
    en: 'Beside {name} of the same unit or employer',
    es: 'Junto a {name}, de la misma entidad o empresa',
    ja: '同じ推薦機関または勤務先の{name}の隣',
  },
  candidate: { zh: '考生', en: 'Candidate', es: 'Candidato', ja: '受験者' },
  ticket_no: { zh: '准考证号', en: 'Ticket number', es: 'N.º de tarjeta', ja: '受験番号' },
  state: { zh: '状态', en: 'State', es: 'Estado', ja: '状態' },
  seats: { zh: '座位', en: 'Seat', es: 'Asiento', ja: '座席' },
  seat: {
    zh: '{room} {row} 排 {column} 座',
    en: '{room}, row {row}, seat {column}',
    es: '{room}, fila {row}, asiento {column}',
    ja: '{room} {row} 列 {column} 番',
  },
  unit: { zh: '推荐单位', en: 'Recommending unit', es: 'Entidad proponente', ja: '推薦機関' },
  updated_at: { zh: '更新时间', en: 'Changed', es: 'Modificada', ja: '更新日時' },
  open: { zh: '查看', en: 'View', es: 'Ver', ja: '表示' },
  open_named: {
    zh: '查看{name}的准考证',
    en: 'View the ticket of {name}',
    es: 'Ver la tarjeta de {name}',
    ja: '{name}の受験票を表示',
  },
  search: {
    zh: '姓名、准考证号、报名编号、手机号或证件号',
    en: 'Name, ticket or enrolment number',
    es: 'Nombre, tarjeta o inscripción',
    ja: '氏名・受験番号・申込番号を検索',
  },
  room: { zh: '考场', en: 'Room', es: 'Aula', ja: '試験室' },
  none: { zh: '无', en: 'None', es: 'Ninguno', ja: 'なし' },
} as const;

/** The states of a ticket. */
export const ticketStatusWords = {
  issued: { zh: '已生成', en: 'Issued', es: 'Emitida', ja: '発行済み' },
  superseded: { zh: '待重新编排', en: 'Without a seat', es: 'Sin asiento', ja: '座席なし' },
  void: { zh: '已作废', en: 'Void', es: 'Anulada', ja: '無効' },
  used: { zh: '已使用', en: 'Used', es: 'Usada', ja: '使用済み' },
} as const;
