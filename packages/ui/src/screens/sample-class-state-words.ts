/** The states of a class. */
export const classStatusWords = {
  draft: { zh: '草稿', en: 'Draft', es: 'Borrador', ja: '下書き' },
  submitted: { zh: '待审批', en: 'Waiting for approval', es: 'Pendiente de aprobación', ja: '承認待ち' },
  approved: { zh: '已批准', en: 'Approved', es: 'Aprobada', ja: '承認済み' },
  refused: { zh: '已退回', en: 'Refused', es: 'Denegada', ja: '却下' },
  enrolling: { zh: '报名中', en: 'Enrolling', es: 'En inscripción', ja: '申込受付中' },
  paused: { zh: '报名暂停', en: 'Paused', es: 'En pausa', ja: '一時停止中' },
  closed: { zh: '报名截止', en: 'Enrolment closed', es: 'Inscripción cerrada', ja: '受付終了' },
  arranged: { zh: '考务已安排', en: 'Arranged', es: 'Organizada', ja: '試験手配済み' },
  examining: { zh: '考试中', en: 'Exam in progress', es: 'En examen', ja: '試験中' },
  scoring: { zh: '阅卷评分中', en: 'Scoring', es: 'En calificación', ja: '採点中' },
  publicity: { zh: '成绩公示中', en: 'Results on display', es: 'Resultados en exposición', ja: '結果公示中' },
  certifying: {
    zh: '证书制发中',
    en: 'Issuing certificates',
    es: 'Emitiendo certificados',
    ja: '認定証発行中',
  },
  finished: { zh: '已结束', en: 'Finished', es: 'Finalizada', ja: '終了' },
  archived: { zh: '已归档', en: 'Archived', es: 'Archivada', ja: '保管済み' },
  cancelled: { zh: '已取消', en: 'Cancelled', es: 'Cancelada', ja: '中止' },
} as const;

/** The events that move a class on, from its list. */
export const classEventWords = {
  submit: { zh: '提交审批', en: 'Submit for approval', es: 'Enviar a aprobación', ja: '承認を申請' },
  approve: { zh: '批准', en: 'Approve', es: 'Aprobar', ja: '承認' },
  refuse: { zh: '退回', en: 'Refuse', es: 'Denegar', ja: '却下' },
  open: { zh: '开放报名', en: 'Open enrolment', es: 'Abrir inscripción', ja: '受付を開始' },
  pause: { zh: '暂停报名', en: 'Pause enrolment', es: 'Pausar inscripción', ja: '受付を一時停止' },
  resume: { zh: '恢复报名', en: 'Resume enrolment', es: 'Reanudar inscripción', ja: '受付を再開' },
  close: { zh: '截止报名', en: 'Close enrolment', es: 'Cerrar inscripción', ja: '受付を終了' },
  reopen: { zh: '重新开放报名', en: 'Reopen enrolment', es: 'Reabrir inscripción', ja: '受付を再び開始' },
  start_exam: { zh: '开始考试', en: 'Start the exam', es: 'Comenzar el examen', ja: '試験を開始' },
  end_exam: { zh: '结束考试', en: 'End the exam', es: 'Terminar el examen', ja: '試験を終了' },
  freeze_scores: {
    zh: '进入公示',
    en: 'Put the results on display',
    es: 'Exponer los resultados',
    ja: '成績の公示を開始',
  },
  objection_upheld: { zh: '异议成立', en: 'Objection upheld', es: 'Objeción aceptada', ja: '異議を認める' },
  publicity_end: {
    zh: '结束公示',
    en: 'End the display of results',
    es: 'Terminar la exposición',
    ja: '公示を終了',
  },
  all_certified: {
    zh: '证书全部发放',
    en: 'All certificates issued',
    es: 'Todos los certificados emitidos',
    ja: '認定証発行完了',
  },
  cancel: { zh: '取消班次', en: 'Cancel the class', es: 'Cancelar la convocatoria', ja: 'クラスを中止' },
} as const;
