/** The words of the screen of scores. */
export const scoreWords = {
  title: { zh: '成绩管理', en: 'Scores', es: 'Calificaciones', ja: '成績管理' },
  about: {
    zh: '每个成绩由两人分别录入，不一致时由第三人裁定；公布人不得参与录入、裁定或锁定。',
    en: 'Two people enter each score, a third decides where they differ, and whoever publishes had no part in it.',
    es: 'Dos personas introducen cada nota, una tercera decide si difieren, y quien publica no ha intervenido.',
    ja: '成績は 2 人が別々に入力し、異なる場合は第三者が決めます。公開する人は入力・決定・凍結に関わっていない人です。',
  },
  statistics: {
    zh: '成绩统计',
    en: 'Score statistics',
    es: 'Estadísticas de calificaciones',
    ja: '成績統計',
  },
  sittings: { zh: '考试安排', en: 'Sittings', es: 'Sesiones de examen', ja: '試験日程' },
  waiting: {
    zh: '{count} 个成绩变更等待另一人确认。',
    en: '{count} changes of scores wait for a second person.',
    es: '{count} cambios de nota esperan a una segunda persona.',
    ja: '{count}件の成績変更が別の担当者の確認を待っています。',
  },
  show: { zh: '查看', en: 'Show', es: 'Ver', ja: '表示' },
  show_proposed: {
    zh: '查看待确认变更',
    en: 'Show the changes that wait',
    es: 'Ver los cambios que esperan',
    ja: '確認待ちの変更を表示',
  },
  subjects: { zh: '科目', en: 'Subjects', es: 'Materias', ja: '科目' },
  subject: { zh: '科目', en: 'Subject', es: 'Materia', ja: '科目' },
  pass_rule: {
    zh: '满分 {full}，{pass} 分合格',
    en: 'Passed with {pass} of {full} points',
    es: 'Se aprueba con {pass} de {full} puntos',
    ja: '{full} 点満点、{pass} 点で合格',
  },
  views: { zh: '录入或结果', en: 'Entry or results', es: 'Introducción o resultados', ja: '入力または結果' },
  entry: { zh: '录入成绩', en: 'Enter scores', es: 'Introducir notas', ja: '成績入力' },
  results: { zh: '成绩结果', en: 'Results', es: 'Resultados', ja: '結果' },
  search: {
    zh: '姓名、准考证号、报名编号、手机号或证件号',
    en: 'Name, ticket or enrolment number',
    es: 'Nombre, tarjeta o inscripción',
    ja: '氏名・受験番号・申込番号を検索',
  },
  state: { zh: '状态', en: 'State', es: 'Estado', ja: '状態' },
} as const;

/** The states of a score. */
export const scoreStatusWords = {
  empty: { zh: '未录入', en: 'Not entered', es: 'Sin introducir', ja: '未入力' },
  entered_once: { zh: '已初录', en: 'Entered once', es: 'Introducida una vez', ja: '1 回目入力済み' },
  conflict: { zh: '两次不一致', en: 'Entries differ', es: 'No coinciden', ja: '不一致' },
  agreed: { zh: '已核对', en: 'Agreed', es: 'Acordada', ja: '照合済み' },
  frozen: { zh: '已锁定', en: 'Frozen', es: 'Bloqueada', ja: '凍結済み' },
  published: { zh: '已公布', en: 'Published', es: 'Publicada', ja: '公開済み' },
  final: { zh: '最终成绩', en: 'Final', es: 'Definitiva', ja: '確定' },
  annulled: { zh: '已作废', en: 'Annulled', es: 'Anulada', ja: '無効' },
  proposed: { zh: '待确认变更', en: 'Change waits', es: 'Cambio por confirmar', ja: '変更の確認待ち' },
  recheck: { zh: '申请复核', en: 'Recheck asked', es: 'Revisión pedida', ja: '再確認の申請' },
} as const;

/** The marks in place of a score. */
export const scoreMarkWords = {
  absent: { zh: '缺考', en: 'Absent', es: 'Ausente', ja: '欠席' },
  violation: { zh: '违纪', en: 'Broke the rules', es: 'Infracción', ja: '違反' },
} as const;
