/** The filters of the list of classes. */
export const classFilterWords = {
  search: {
    zh: '搜索班次名称或编号',
    en: 'Name or number',
    es: 'Nombre o código',
    ja: '名称・番号で検索',
  },
  all_filters: { zh: '筛选与视图', en: 'Filters and views', es: 'Filtros y vistas', ja: '条件と表示' },
  all: { zh: '{what}：全部', en: '{what}: All', es: '{what}: Todos', ja: '{what}：すべて' },
  status: { zh: '状态', en: 'Status', es: 'Estado', ja: '状態' },
  level: { zh: '等级', en: 'Level', es: 'Nivel', ja: '級' },
  type: { zh: '班次类型', en: 'Kind', es: 'Tipo', ja: '種別' },
  type_0: { zh: '普通班次', en: 'Single class', es: 'Convocatoria simple', ja: '単独クラス' },
  type_1: {
    zh: '联合班次（含联合推荐单位）',
    en: 'Joint class with recommending units',
    es: 'Convocatoria conjunta con entidades colaboradoras',
    ja: '共同クラス（共同推薦機関あり）',
  },
  waiting: { zh: '待办', en: 'Work that waits', es: 'Pendiente', ja: '対応待ち' },
  unit: { zh: '所属单位', en: 'Unit', es: 'Entidad', ja: '機関' },
  ends: { zh: '报名截止日期', en: 'End of enrolment', es: 'Fin de inscripción', ja: '申込締切日' },
  exam: { zh: '考试日期', en: 'Exam date', es: 'Fecha del examen', ja: '試験日' },
} as const;

/** The work that a class may wait for. */
export const waitingWords = {
  to_review: {
    zh: '有待审核考生',
    en: 'Candidates to review',
    es: 'Con candidatos por revisar',
    ja: '審査待ちの受験者あり',
  },
  doubtful: {
    zh: '有存疑考生',
    en: 'Doubtful candidates',
    es: 'Con candidatos con dudas',
    ja: '要確認の受験者あり',
  },
  ending_soon: { zh: '即将截止报名', en: 'Enrolment ends soon', es: 'Cierra pronto', ja: 'まもなく締切' },
  overdue: { zh: '已逾期', en: 'Overdue', es: 'Fuera de plazo', ja: '期限切れ' },
  steps: {
    zh: '有待确认操作',
    en: 'Steps to confirm',
    es: 'Con pasos por confirmar',
    ja: '確認待ちの手続きあり',
  },
  due_soon: { zh: '即将到期', en: 'Due soon', es: 'Vence pronto', ja: '期限間近' },
  payments: {
    zh: '有待核对缴费',
    en: 'Payments to check',
    es: 'Con pagos por comprobar',
    ja: '確認待ちの支払いあり',
  },
  refunds: {
    zh: '有待处理退款',
    en: 'Refunds to decide',
    es: 'Con reembolsos por decidir',
    ja: '処理待ちの返金あり',
  },
  invoices: {
    zh: '有待开具发票',
    en: 'Invoices to issue',
    es: 'Con facturas por emitir',
    ja: '発行待ちの発票あり',
  },
  day_moves: {
    zh: '有待执行换座',
    en: 'Seat moves to confirm',
    es: 'Con cambios de asiento por confirmar',
    ja: '確認待ちの座席移動あり',
  },
  scores: {
    zh: '有待第二人处理的成绩',
    en: 'Scores for a second person',
    es: 'Con notas para una segunda persona',
    ja: '二人目の確認待ちの成績あり',
  },
  rechecks: {
    zh: '有成绩复核申请',
    en: 'Rechecks to decide',
    es: 'Con revisiones de nota por decidir',
    ja: '処理待ちの再確認申請あり',
  },
  certificates: {
    zh: '有待发放证书（含师资证书）',
    en: 'Certificates to issue, teachers’ included',
    es: 'Con certificados por emitir, también de docentes',
    ja: '発行待ちの認定証あり（講師分を含む）',
  },
  mailings: {
    zh: '有待放行群发短信',
    en: 'Messages to release',
    es: 'Con mensajes por autorizar',
    ja: '承認待ちの一斉送信あり',
  },
  credit: {
    zh: '短信余额不足',
    en: 'Little credit for messages',
    es: 'Con poco saldo para mensajes',
    ja: 'SMS残高が少ない',
  },
} as const;
